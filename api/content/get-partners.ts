import type { Handler } from '#api/calls/handler.ts'
import { PARTNERS_ROUTE } from '#contract/content/closed-sets.ts'
import type { getPartners } from '#contract/content/partners.ts'
import { allElements } from '#db/queries/content/elements.ts'
import { findCommune } from '#db/queries/places/communes.ts'
import { partnerDirectory } from '#rules/content/partner-directory.ts'
import { readPlaceSearch } from '#rules/places/place-search.ts'
import { elementsToWire } from './element-to-wire.ts'

const PER_PAGE = 24

/** An estate has some hundreds of partners at most: they are read whole, and measured and sorted by the rule. */
export const handleGetPartners: Handler<typeof getPartners> = async ({ query }, { db, locale }) => {
  const search = readPlaceSearch(query.place ?? '')
  const from = search && (await findCommune(db, search))
  const elements = await elementsToWire({ db, locale }, await allElements(db, { route: PARTNERS_ROUTE, locale }))
  const all = elements.flatMap(({ id, title, description, url, image, partner }) =>
    partner ? [{ id, title, description, url, image, ...partner }] : [],
  )
  const directory = partnerDirectory(all, {
    kind: query.kind ?? null,
    from: from?.position ?? null,
    page: query.page ?? 1,
    perPage: PER_PAGE,
  })
  return { value: { ...directory, from: from ? { name: from.name, postalCode: from.postalCode } : null } }
}
