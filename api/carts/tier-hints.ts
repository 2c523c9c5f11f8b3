import type { CartLineRow } from '#db/queries/carts/cart-lines.ts'
import type { MixedProductRow } from '#db/queries/catalogue/tier-sets.ts'
import { euros } from '#rules/basics/money.ts'
import type { PricedLine } from '#rules/carts/cart-prices.ts'
import { type TieredLine, type TierProgress, tierProgress } from '#rules/carts/tier-progress.ts'
import type { Locale } from '#words/basics/locales.ts'
import { fewNames, joinNames } from '#words/basics/name-list.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { cartTierWords } from '#words/carts/tiers/words.ts'
import { formatName } from '#words/catalogue/format-name.ts'

const MOST_NAMES = 3
const USUAL_FORMAT = 750

type HintedLine = CartLineRow & { available: number | null }

interface TierHintsOptions<Line extends HintedLine> {
  lines: readonly Line[]
  toPriced: (line: Line) => PricedLine
  /** The products of the mixable sets that the lines are of. */
  mixed: readonly MixedProductRow[]
  locale: Locale
}

/** By line, why its price is a lower one, or how little is missing for that; nothing where there is nothing to tell. */
export function tierHints<Line extends HintedLine>(options: TierHintsOptions<Line>): Map<number, string> {
  const { lines, locale } = options
  const tiered = lines.map((line) => tieredLine(line, options))
  return new Map(
    lines.flatMap((line, at) => {
      const own = tiered[at]
      const progress = own ? tierProgress(own, tiered) : null
      return progress ? [[line.line_id, hint({ progress, isWine: line.type === 'WINE', locale })] as const] : []
    }),
  )
}

function tieredLine<Line extends HintedLine>(
  line: Line,
  { toPriced, mixed, locale }: TierHintsOptions<Line>,
): TieredLine {
  const mates = mixed.filter(({ set_id, id }) => set_id === line.set_id && id !== line.product_id)
  return {
    ...toPriced(line),
    productId: line.product_id,
    name: line.name,
    title: lineTitle(line, locale),
    multiple: line.sell_by_multiple_of,
    available: line.available,
    mates: mates.map(({ name }) => name),
  }
}

/** `Les Aubépines 2020 (magnum)`: it stands in lists, between commas. */
function lineTitle({ name, year, millilitres }: CartLineRow, locale: Locale): string {
  const format =
    millilitres === null || millilitres === USUAL_FORMAT ? null : `(${formatName(millilitres, locale).toLowerCase()})`
  return [name, year, format].filter((part) => part !== null).join(' ')
}

interface HintOptions {
  progress: TierProgress
  isWine: boolean
  locale: Locale
}

function hint({ progress, isWine, locale }: HintOptions): string {
  const words = cartTierWords[locale]
  const list = (names: readonly string[]) =>
    joinNames(fewNames(names, { most: MOST_NAMES, others: words.others }), locale)
  if (progress.kind === 'reached') {
    return words.reached({ from: progress.from, isWine, names: list(progress.thanksTo) })
  }
  const { missing, unitPrice, mates } = progress
  return words.near({ missing, isWine, price: formatPrice(euros(unitPrice), locale), names: list(mates) })
}
