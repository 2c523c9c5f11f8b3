import { oneLine } from '#contract/basics/typed-text.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import { type FoundBottle, type FoundGoods, findGoods, lockProducts } from '#db/queries/imports/found-goods.ts'
import { readWhole } from '#rules/imports/cell-values.ts'
import type { ProductLine } from '#rules/imports/product-line.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'
import type { ImportedLine, ImportParts } from './import-parts.ts'

/** A line with what is there of it already. */
export interface MatchedLine {
  position: number
  line: ProductLine
  warnings: FieldProblem[]
  bottle: FoundBottle | null
}

const MOST_ID = 2_147_483_647

/** All that a piece speaks of, locked in the order in which orders lock it: nobody waits for each other for good. */
export async function lockGoods({ db, locale }: ImportParts, lines: readonly ImportedLine[]): Promise<FoundGoods> {
  const texts = (field: 'reference' | 'gtin' | 'name' | 'id') =>
    lines.map(({ cells }) => cells.text(field)).filter((text) => text !== '')
  const ids = texts('id').flatMap((text) => readWhole(text) ?? [])
  const asked = {
    ids: ids.filter((id) => id > 0 && id <= MOST_ID),
    references: texts('reference'),
    gtins: texts('gtin'),
    names: texts('name').map(oneLine),
    locale,
  }
  const found = await findGoods(db, asked)
  await lockStocks(
    db,
    found.bottles.map(({ id }) => id),
  )
  await lockProducts(db, [...found.bottles.map(({ productId }) => productId), ...found.productIdByName.values()])
  return findGoods(db, asked)
}

/** By our own number, else by its reference. */
export function matchBottle(
  { bottles }: FoundGoods,
  { id, reference }: Pick<ProductLine, 'id' | 'reference'>,
): FoundBottle | null {
  if (id !== null) return bottles.find((bottle) => bottle.id === id) ?? null
  return reference === '' ? null : (bottles.find((bottle) => bottle.reference === reference) ?? null)
}

/** The product that lines speak of: that of a bottle, else the one of that name. */
export function matchProduct(goods: FoundGoods, lines: readonly MatchedLine[]): number | null {
  const known = lines.find(({ bottle }) => bottle)?.bottle?.productId
  const [named] = lines.flatMap(({ line }) => goods.productIdByName.get(oneLine(line.name)) ?? [])
  return known ?? named ?? null
}
