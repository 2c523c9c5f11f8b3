import { createHash } from 'node:crypto'
import type { Handler } from '#api/calls/handler.ts'
import type { checkLayoutHash } from '#contract/content/layouts.ts'
import { lockLayout, noteChecked } from '#db/queries/content/page-layouts.ts'
import { isToDraw } from '#rules/content/layouts/drawing-turn.ts'
import { lastingHtml } from '#rules/content/layouts/lasting-html.ts'

export const handleCheckLayoutHash: Handler<typeof checkLayoutHash> = async ({ params, body }, { db, now }) => {
  const hash = createHash('sha256').update(lastingHtml(body.html)).digest('hex')
  const layout = await lockLayout(db, { pageId: params.idPage, id: params.idLayout })
  if (!layout) return { refusal: 'thing-not-found' }
  // Of a version that nobody sees any more there is no HTML to look at.
  if (!layout.is_shown) return { refusal: 'changed-meanwhile' }
  const hasChanged = isToDraw(layout, { hash, now })
  const isDrawn = layout.picture_hash === hash
  if (hasChanged || isDrawn) await noteChecked(db, { id: params.idLayout, hash, askedAt: isDrawn ? null : now })
  // Nothing of the estate has changed: the log of changes need not tell it.
  return { value: { hasChanged, hash }, changes: [] }
}
