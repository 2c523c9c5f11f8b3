import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { carriers } from '#contract/deliveries/carrier-resource.ts'
import { carrierStore } from '#db/resources/carriers.ts'

export const carrierResource: OfferedResource = {
  definition: carriers,
  store: carrierStore,
  check({ fields }) {
    const problems: Record<string, Problem> = {}
    // What brings to access points knows whose they are, and nothing else does.
    if ((fields.deliveryType === 'PICKUP') !== (fields.relayProvider !== null))
      problems.relayProvider = { problem: 'invalid' }
    const [least, most] = [fields.leastDays, fields.mostDays] as (number | null)[]
    // From so many days to so many, or nothing is said of days.
    if ((least ?? null) === null && most != null) problems.leastDays = { problem: 'required' }
    if (least != null && (most ?? null) === null) problems.mostDays = { problem: 'required' }
    if (least != null && most != null && most < least) problems.mostDays = { problem: 'too-small', limit: least }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}
