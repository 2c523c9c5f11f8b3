import { productResource } from '#api/catalogue/product-resource.ts'
import { saveRecord } from '#api/office/save-record.ts'
import { oneLine } from '#contract/basics/typed-text.ts'
import { type ProductFields, products } from '#contract/catalogue/product-resource.ts'
import { productStore } from '#db/resources/products.ts'
import { type Fields, lockRecords, type StoredRecord } from '#db/resources/read-record.ts'
import { importedProduct, productChanges } from '#rules/imports/imported-product.ts'
import type { FieldProblem } from '#rules/imports/told-problem.ts'
import { changedFields, pickFields } from './changed-fields.ts'
import { type FieldNames, lineProblems, objectionProblems, readShape } from './field-problems.ts'
import type { GoodsParts } from './import-parts.ts'
import { type MatchedLine, matchProduct } from './match-goods.ts'

export interface SavedProduct {
  id: number
  isNew: boolean
  outcome: 'ADDED' | 'CHANGED' | 'SAME'
  fields: ProductFields
}

type Problems = { problems: FieldProblem[] }

const NAMES: FieldNames = {
  name: 'name',
  slug: 'name',
  teaser: 'teaser',
  description: 'description',
  kind: 'kind',
  type: 'kind',
  price: 'price',
  vatRate: 'vatRate',
  colour: 'colour',
  appellation: 'appellation',
  grapes: 'grapes',
  grape: 'grapes',
  year: 'year',
  vintages: 'year',
  alcohol: 'alcohol',
}

interface ProductLines {
  head: MatchedLine
  bottles: readonly MatchedLine[]
}

/** What the lines say of the product itself, written as the back office would write it. */
export async function saveProduct(
  parts: GoodsParts,
  { head, bottles }: ProductLines,
): Promise<SavedProduct | Problems> {
  const { db, goods } = parts
  const id = matchProduct(goods, [head, ...bottles])
  const [before = null] = id === null ? [] : await lockRecords(db, { store: productStore, ids: [id] })
  const said = { head: head.line, bottles: bottles.map(({ line }) => line) }
  const present = before?.fields as ProductFields | undefined
  const given = present
    ? changedFields(present, productChanges({ ...said, locale: parts.locale, present }))
    : importedProduct({
        ...said,
        head: { ...head.line, name: oneLine(head.line.name) },
        locale: parts.locale,
        defaults: parts.defaults,
      })
  if (before && Object.keys(given).length === 0) return unchanged(before)
  const shaped = readShape(products.fields, { ...before?.fields, ...given })
  if ('problems' in shaped) return { problems: lineProblems(shaped.problems, NAMES) }
  const tidy = before ? pickFields(shaped.read, Object.keys(given)) : shaped.read
  const saved = await saveRecord(productResource, { before, given: tidy, parts })
  if (!('after' in saved)) return { problems: objectionProblems(saved, NAMES) }
  return noted(parts, { position: head.position, before, after: saved.after, given })
}

function unchanged({ id, fields }: StoredRecord): SavedProduct {
  return { id, isNew: false, outcome: 'SAME', fields: fields as ProductFields }
}

interface Noted {
  position: number
  before: StoredRecord | null
  after: StoredRecord
  given: Fields
}

function noted({ book }: GoodsParts, { position, before, after, given }: Noted): SavedProduct {
  const names = Object.keys(given)
  book.note({
    position,
    thing: 'product',
    id: after.id,
    before: before && pickFields(before.fields, names),
    after: before ? pickFields(after.fields, names) : {},
  })
  const outcome = before ? 'CHANGED' : 'ADDED'
  return { id: after.id, isNew: before === null, outcome, fields: after.fields as ProductFields }
}
