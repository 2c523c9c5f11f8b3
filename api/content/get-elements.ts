import type { Handler } from '#api/calls/handler.ts'
import type { getElements } from '#contract/content/elements.ts'
import { listElements } from '#db/queries/content/elements.ts'
import { elementsToWire } from './element-to-wire.ts'

export const handleGetElements: Handler<typeof getElements> = async ({ params, list }, { db, locale }) => {
  const { rows, total } = await listElements(db, { route: params.route, locale, list })
  return { value: { elements: await elementsToWire({ db, locale }, rows), total } }
}
