import { declinationResource } from '#api/catalogue/declination-resource.ts'
import { saveRecord } from '#api/office/save-record.ts'
import { declinations } from '#contract/catalogue/declination-resource.ts'
import { declinationStore } from '#db/resources/declinations.ts'
import { type Fields, lockRecords } from '#db/resources/read-record.ts'
import type { ProductLine } from '#rules/imports/product-line.ts'
import type { Attempted } from './attempt.ts'
import { changedFields, pickFields } from './changed-fields.ts'
import { type FieldNames, lineProblems, objectionProblems, readShape } from './field-problems.ts'
import type { GoodsParts } from './import-parts.ts'
import type { MatchedLine } from './match-goods.ts'
import type { SavedProduct } from './save-product.ts'
import { setStock } from './set-stock.ts'

const NAMES: FieldNames = {
  reference: 'reference',
  gtin: 'gtin',
  capacity: 'format',
  capacityUnit: 'format',
  ownPrice: 'price',
  weightGrams: 'weight',
  vintageId: 'year',
}

interface BottleOptions {
  bottle: MatchedLine
  /** Among those of its product. */
  place: number
  product: SavedProduct
}

/** One bottle of a product, with its price and its stock. */
export async function saveBottle(parts: GoodsParts, { bottle, place, product }: BottleOptions): Promise<Attempted> {
  const { db, book } = parts
  const { position, line } = bottle
  const presentId = bottle.bottle?.id ?? findTwin(parts, { line, product })
  const [before = null] = presentId === null ? [] : await lockRecords(db, { store: declinationStore, ids: [presentId] })
  const given = before
    ? changedFields(before.fields, bottleChanges(line, before.facts))
    : newBottle(line, { place, product })
  let id = before?.id ?? 0
  if (!before || Object.keys(given).length > 0) {
    const shaped = readShape(declinations.fields, { ...before?.fields, ...given })
    if ('problems' in shaped) return { problems: lineProblems(shaped.problems, NAMES) }
    const tidy = before ? pickFields(shaped.read, Object.keys(given)) : shaped.read
    const saved = await saveRecord(declinationResource, { before, given: tidy, parts })
    if (!('after' in saved)) return { problems: objectionProblems(saved, NAMES) }
    id = saved.after.id
    const names = Object.keys(given)
    const told = {
      before: before && pickFields(before.fields, names),
      after: before ? pickFields(saved.after.fields, names) : {},
    }
    book.note({ position, thing: 'declination', id, ...told })
  }
  book.take(position, before ? (Object.keys(given).length > 0 ? 'CHANGED' : 'SAME') : 'ADDED')
  return line.stock === null
    ? null
    : setStock(parts, { position, declinationId: id, target: line.stock, field: 'stock' })
}

/** Without a reference: the one of the same year and size. */
function findTwin(
  { goods }: GoodsParts,
  { line, product }: { line: ProductLine; product: SavedProduct },
): number | null {
  if (line.reference !== '' || product.isNew) return null
  const twin = goods.bottles.find(
    ({ productId, year, format }) => productId === product.id && year === line.year && format === line.format,
  )
  return twin?.id ?? null
}

function newBottle(line: ProductLine, { place, product }: { place: number; product: SavedProduct }): Fields {
  const { vintages, price } = product.fields
  const vintage = vintages.find(({ year }) => year === line.year) ?? vintages[0]
  return {
    productId: product.id,
    vintageId: vintage?.id ?? null,
    position: place,
    isValid: line.isValid ?? true,
    reference: line.reference,
    gtin: line.gtin,
    ...capacityOf(line.format),
    ownPrice: line.price === null || line.price === price ? null : line.price,
    weightGrams: line.weightGrams,
  }
}

/** What a line says of a bottle that is there. */
function bottleChanges(line: ProductLine, facts: Fields): Fields {
  return {
    ...(line.reference === '' ? {} : { reference: line.reference }),
    ...(line.gtin === null ? {} : { gtin: line.gtin }),
    ...(line.format === null || line.format === facts.format ? {} : capacityOf(line.format)),
    ...(line.price === null || line.price === facts.price ? {} : { ownPrice: line.price }),
    ...(line.weightGrams === null ? {} : { weightGrams: line.weightGrams }),
    ...(line.isValid === null ? {} : { isValid: line.isValid }),
  }
}

function capacityOf(millilitres: number | null): Fields {
  if (millilitres === null) return { capacity: null, capacityUnit: null }
  return millilitres < 1_000
    ? { capacity: millilitres / 10, capacityUnit: 'CENTILITRE' }
    : { capacity: millilitres / 1_000, capacityUnit: 'LITER' }
}
