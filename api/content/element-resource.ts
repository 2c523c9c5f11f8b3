import type { OfferedResource } from '#api/office/resource.ts'
import { PARTNERS_ROUTE } from '#contract/content/closed-sets.ts'
import { elements } from '#contract/content/element-resource.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { elementStore } from '#db/resources/elements.ts'
import { elementProblems } from './element-problems.ts'
import { planElement } from './element-time.ts'

/** Those that are more than a title and a picture are made where the rest of them is typed. */
const OTHERS = new Set<unknown>([PARTNERS_ROUTE, EVENTS_ROUTE])

export const elementResource: OfferedResource = {
  definition: elements,
  store: elementStore,
  async check({ fields }, { db }) {
    const problems = await elementProblems(db, fields)
    if (OTHERS.has(fields.route)) problems.route = { problem: 'invalid' }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  afterwards: planElement,
}
