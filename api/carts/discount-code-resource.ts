import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { discountCodes } from '#contract/carts/discount-code-resource.ts'
import { discountCodeStore } from '#db/resources/discount-codes.ts'

const WHOLE_PERCENT = 100

export const discountCodeResource: OfferedResource = {
  definition: discountCodes,
  store: discountCodeStore,
  check({ fields }) {
    const problems: Record<string, Problem> = {}
    if (fields.type === 'PERCENT' && Number(fields.amount) > WHOLE_PERCENT)
      problems.amount = { problem: 'too-big', limit: WHOLE_PERCENT }
    const { startsAt, endsAt } = fields as { startsAt?: string | null; endsAt?: string | null }
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
      problems.endsAt = { problem: 'date-too-early' }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
