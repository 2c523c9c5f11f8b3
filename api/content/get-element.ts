import type { Handler } from '#api/calls/handler.ts'
import type { getElement } from '#contract/content/elements.ts'
import { findElement } from '#db/queries/content/elements.ts'
import { elementsToWire } from './element-to-wire.ts'

export const handleGetElement: Handler<typeof getElement> = async ({ params }, { db, locale }) => {
  const row = await findElement(db, { ...params, locale })
  const [element] = row ? await elementsToWire({ db, locale }, [row]) : []
  return element ? { value: element } : { refusal: 'element-not-found' }
}
