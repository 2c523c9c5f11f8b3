import { data, redirect } from 'react-router'
import { getService } from '#contract/visits/routes.ts'
import type { Service } from '#contract/visits/services.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'

/** As far as PostgreSQL counts. */
const MOST = 2_147_483_647

interface Address {
  id: string
  /** The one address under which the page is shown. */
  rightPath: (service: Service) => string
}

/** The service that an address names; what does not exist is not found, what is spelt otherwise led to its address. */
export async function loadService(
  { ask, locale, path }: PageContext,
  { id: told, rightPath }: Address,
): Promise<Service> {
  const id = /^[1-9]\d{0,9}$/.test(told) ? Number(told) : Number.NaN
  if (!(id <= MOST)) throw data(null, { status: 404 })
  const found = await ask(getService, { params: { id } })
  if (!found.success) throw data(null, { status: 404 })
  const right = rightPath(found.data)
  if (path !== right) throw redirect(pathInLocale(right, locale), 301)
  return found.data
}
