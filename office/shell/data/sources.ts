import { allResources } from '#contract/all-resources.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { KEY_MAPPING, type MappedThing } from '#contract/basics/key-mapping.ts'
import type { ListRules } from '#contract/basics/list-query.ts'
import { getGiftCards } from '#contract/gift-cards/gift-cards.ts'
import { getMails } from '#contract/mails/mails.ts'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { getPrivacyRequests } from '#contract/privacy/privacy.ts'
import { listReturns } from '#contract/returns/return-steps.ts'
import { listReviews } from '#contract/reviews/moderation.ts'

/** Where the back office gets things of a kind from. */
export interface Source {
  path: string
  area: OfficeArea
  /** Where an answer keeps one of them, and where it keeps several. */
  one: string
  many: string
  list: ListRules
  /** Of a resource: what it is made of and what can be done with it. A list that a call gives is only read. */
  resource: ResourceDefinition | null
}

type ListCall = CallDefinition & { list: ListRules; area: OfficeArea }

function ofResource(resource: ResourceDefinition): Source {
  const { path, area, one, many, list } = resource
  return { path, area, one, many, list, resource }
}

function ofCall({ path, area, list }: ListCall, thing: MappedThing): Source {
  const { keyElem, keyList } = KEY_MAPPING[thing]
  return { path, area, one: keyElem, many: keyList, list, resource: null }
}

/** Lists that calls of their own give, by the name of their screen. */
const LISTS = {
  mails: ofCall(getMails, 'mail'),
  returns: ofCall(listReturns, 'orderBack'),
  giftCards: ofCall(getGiftCards, 'giftCard'),
  reviews: ofCall(listReviews, 'review'),
  privacyRequests: ofCall(getPrivacyRequests, 'privacyRequest'),
  /** What lies in the cellar: declinations, as those see them who book and count. */
  stock: { ...ofResource(allResources.declinations), area: 'stock' as const, resource: null },
}

/** Everything that can be listed here, by the name of its screens. */
export const SOURCES: Readonly<Record<string, Source>> = {
  ...LISTS,
  ...Object.fromEntries(Object.entries(allResources).map(([name, resource]) => [name, ofResource(resource)])),
}
