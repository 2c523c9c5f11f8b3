import type { Change, Handler } from '#api/calls/handler.ts'
import type { Objection } from '#api/office/resource.ts'
import { saveRecord } from '#api/office/save-record.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { DeclinationFields } from '#contract/catalogue/declination-resource.ts'
import type { addNextVintage } from '#contract/catalogue/next-vintage.ts'
import type { ProductFields } from '#contract/catalogue/product-resource.ts'
import { listReferences, listVintageBottles } from '#db/queries/catalogue/vintage-bottles.ts'
import { declinationStore } from '#db/resources/declinations.ts'
import { productStore } from '#db/resources/products.ts'
import { lockRecords } from '#db/resources/read-record.ts'
import { followingDeclination, followingVintage } from '#rules/catalogue/following-year.ts'
import { declinationResource } from './declination-resource.ts'
import { productResource } from './product-resource.ts'

export const handleAddNextVintage: Handler<typeof addNextVintage> = async ({ params, body }, parts) => {
  const { db } = parts
  const [before] = await lockRecords(db, { store: productStore, ids: [params.id] })
  if (!before) return { refusal: 'thing-not-found' }
  const { vintages } = before.fields as ProductFields
  const dated = vintages
    .filter(({ year }) => year !== null)
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))
  const model = body.vintageId === undefined ? dated[0] : vintages.find(({ id }) => id === body.vintageId)
  if (!model) return { refusal: 'thing-not-found' }
  const year = body.year ?? (model.year === null ? null : model.year + 1)
  if (year === null) return { problems: { year: { problem: 'required' } } }
  if (vintages.some((one) => one.year === year)) return { refusal: 'vintage-there' }

  const given = { vintages: [...vintages, followingVintage(model, year)] }
  const product = await saveRecord(productResource, { before, given, parts })
  if (!('after' in product)) return refused(product)
  const made = (product.after.fields as ProductFields).vintages.find((one) => one.year === year)
  const vintageId = made?.id ?? 0

  const bottles = await listVintageBottles(db, model.id ?? 0)
  const taken = new Set(await listReferences(db))
  const changes: Change[] = [product.change]
  const declinationIds: number[] = []
  for (const { fields } of await lockRecords(db, { store: declinationStore, ids: bottles })) {
    const following = { vintageId, from: model.year, to: year, taken }
    const next = followingDeclination(fields as DeclinationFields, following)
    taken.add(next.reference)
    const bottle = await saveRecord(declinationResource, { before: null, given: next, parts })
    if (!('after' in bottle)) return refused(bottle)
    declinationIds.push(bottle.after.id)
    changes.push(bottle.change)
  }
  return { value: { vintageId, year, declinationIds, version: product.after.version }, changes }
}

/** What was there before and would not be taken today is told as if it were typed anew. */
function refused(objection: Objection): { problems: Problems } {
  if ('problems' in objection) return objection
  throw new Error(`Nothing is used by what is new: ${objection.refusal}`)
}
