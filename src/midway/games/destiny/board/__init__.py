"""The picture of Manifest Destiny."""
