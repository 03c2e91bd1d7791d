"""The shape of every answer, stated once. OpenAPI describes these types, and msgspec writes them."""

from .analysis import *  # noqa: F403
from .basics import *  # noqa: F403
from .games import *  # noqa: F403
from .lesson import *  # noqa: F403
from .matches import *  # noqa: F403
from .seats import *  # noqa: F403
from .snapshot import *  # noqa: F403
from .strength import *  # noqa: F403
from .telling import *  # noqa: F403
from .whatif import *  # noqa: F403
