import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type DeclinationFields, declinations } from '#contract/catalogue/declination-resource.ts'
import { findSurroundings } from '#db/queries/catalogue/declination-surroundings.ts'
import { isDeclinationKept } from '#db/queries/catalogue/kept-goods.ts'
import { declinationStore } from '#db/resources/declinations.ts'
import { isGtin } from '#rules/catalogue/gtin.ts'
import { tellStockBack } from './tell-stock-back.ts'

export const declinationResource: OfferedResource = {
  definition: declinations,
  store: declinationStore,
  async check({ before, fields }, { db }) {
    // The contract has checked what is given, and what was there has passed it before.
    const typed = fields as DeclinationFields
    const around = await findSurroundings(db, { id: before?.id ?? 0, ...typed })
    const problems: Record<string, Problem> = {}
    if (before && before.fields.productId !== typed.productId) problems.productId = { problem: 'invalid' }
    if (typed.vintageId && !around.isOwnVintage) problems.vintageId = { problem: 'not-there' }
    if (typed.gtin && !isGtin(typed.gtin)) problems.gtin = { problem: 'invalid' }
    if (around.hasTwin) problems.reference = { problem: 'already-taken' }
    if ((typed.capacity === null) !== (typed.capacityUnit === null)) problems.capacityUnit = { problem: 'required' }
    for (const [at, { declinationId }] of typed.components.entries()) {
      const isBottle = around.bottles.includes(declinationId)
      if (!isBottle) problems[`components.${at}.declinationId`] = { problem: 'not-there' }
    }
    if (typed.components.length > 0 && around.type !== 'BOX') problems.components = { problem: 'invalid' }
    // What is put together of others has no stock of its own: what there is would be lost from sight.
    const wasLoose = (before?.fields.components as unknown[] | undefined)?.length === 0
    if (typed.components.length > 0 && wasLoose && around.hasStock)
      problems.components = { problem: 'over-stock', limit: 0 }
    const [gift] = typed.giftAmounts
    if (gift && gift.most < gift.least) problems['giftAmounts.0.most'] = { problem: 'too-small', limit: gift.least }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  async checkRemoval({ id }, { db }) {
    return (await isDeclinationKept(db, id)) ? { refusal: 'stock-left' } : null
  },
  async afterwards({ after }, parts) {
    await tellStockBack(parts, after.id)
  },
}
