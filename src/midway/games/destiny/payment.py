"""Product payment: icons, Cities, surplus."""

from __future__ import annotations

from midway.kernel.rule import rule, tell

from .codes import ALL_SURPLUS, PAID_OUT, SURPLUS
from .ledger import receive
from .order import player_after
from .presence import established
from .state import FIRST_MARKET, PRODUCTS, TECHNOLOGY, TECHNOLOGY_TOKEN, TERRITORIES, TOURIST_TOKEN, TOURISTS, Destiny
from .tables import ICONS, LAST_COLUMN, PAYMENT

MOST_ICONS = 6  # that count


@rule
def pay_product(game: Destiny, product: int) -> None:
    """All players with icons are paid; then the product is in surplus. [MD 8.331, 8.3311]"""
    for n in range(game.seats):
        player = player_after(game, game.player, n)
        dollars = PAYMENT[product][column(game, player, product)]
        if dollars > 0:
            receive(game, player, dollars)
            tell(game, PAID_OUT, player, dollars, product)
    if game.surplus[product] == 0:
        game.surplus[product] = 1
        tell(game, SURPLUS, product)


@rule
def column(game: Destiny, player: int, product: int) -> int:
    """The column of the payment table: up to six icons, one more for a City, one less in surplus. [MD 9.221, 8.331, 8.3312]"""
    found = 0
    city = 0
    for territory in range(TERRITORIES):
        if established(game, player, territory) and pays(game, territory):
            here = icons(game, territory, product)
            found += here
            if here:
                city |= game.city[territory]
    if found == 0:
        return 0
    return min(min(found, MOST_ICONS) + city - game.surplus[product], LAST_COLUMN[product])


@rule
def icons(game: Destiny, territory: int, product: int) -> int:
    """Icons of a product on a territory, printed or added by a token. [MD 8.321, 8.331]"""
    added = 1 if game.added[territory] & token_of(product) else 0
    return ICONS[territory][product] + added


@rule
def token_of(product: int) -> int:
    """The bit of a product's token; only technology and tourists have tokens. [MD 8.321]"""
    if product == TECHNOLOGY:
        return TECHNOLOGY_TOKEN
    return TOURIST_TOKEN if product == TOURISTS else 0


@rule
def pays(game: Destiny, territory: int) -> bool:
    """A foreign market hit by Cold War counts for no payment. [MD 11.5]"""
    return territory < FIRST_MARKET or game.blocked[territory - FIRST_MARKET] == 0


@rule
def fill_markets(game: Destiny) -> None:
    """All products are in surplus. [MD 8.3311]"""
    for product in range(PRODUCTS):
        game.surplus[product] = 1
    tell(game, ALL_SURPLUS)


@rule
def clear_surplus(game: Destiny) -> None:
    """The surplus ends with the Card Play Phase. [MD 8.3311]"""
    for product in range(PRODUCTS):
        game.surplus[product] = 0
