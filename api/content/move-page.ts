import type { Handler } from '#api/calls/handler.ts'
import type { movePage } from '#contract/content/page-places.ts'
import { lockPlaces, placePages } from '#db/queries/content/page-places.ts'
import { placedOrder } from '#rules/content/page-places.ts'

export const handleMovePage: Handler<typeof movePage> = async ({ params: { id }, body: { idParent, at } }, { db }) => {
  // What pages share has no place among them.
  const pages = (await lockPlaces(db)).filter(({ type }) => type !== 'SHARED')
  const order = placedOrder(pages, { id, parentId: idParent, at })
  if (order === 'below-itself') return { refusal: 'page-below-itself' }
  const page = pages.find((one) => one.id === id)
  if (!order || !page) return { refusal: 'thing-not-found' }
  await placePages(db, { id, parentId: idParent, order })
  const before = { idParent: page.parent_id, order: page.position }
  return {
    value: { id },
    changes: [{ thing: 'pages', id, before, after: { idParent, order: (order.indexOf(id) + 1) * 10 } }],
  }
}
