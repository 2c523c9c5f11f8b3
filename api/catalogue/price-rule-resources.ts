import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { discounts } from '#contract/catalogue/discount-resource.ts'
import { type TierSetFields, tierSets } from '#contract/catalogue/tier-set-resource.ts'
import { discountStore, tierSetStore } from '#db/resources/price-rules.ts'

export const discountResource: OfferedResource = {
  definition: discounts,
  store: discountStore,
  check: ({ fields: { type, amount } }) =>
    type === 'PERCENT' && Number(amount) > 100 ? { problems: { amount: { problem: 'too-big', limit: 100 } } } : null,
}

export const tierSetResource: OfferedResource = {
  definition: tierSets,
  store: tierSetStore,
  check({ fields }) {
    const problems: Record<string, Problem> = {}
    const quantities = new Set<number>()
    for (const [at, { minQuantity, type, amount }] of (fields as TierSetFields).tiers.entries()) {
      if (quantities.has(minQuantity)) problems[`tiers.${at}.minQuantity`] = { problem: 'already-taken' }
      quantities.add(minQuantity)
      if (type === 'PERCENT' && amount > 100) problems[`tiers.${at}.amount`] = { problem: 'too-big', limit: 100 }
    }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
