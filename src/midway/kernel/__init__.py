"""How kernel Python is declared and run: fields, rules, frames, machines."""
