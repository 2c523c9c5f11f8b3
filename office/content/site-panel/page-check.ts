import type { PanelPage } from '#contract/content/layouts.ts'
import { checkLayoutHash, uploadLayoutPreview } from '#contract/content/routes.ts'
import { giveUp, isGivenUp } from './given-up.ts'
import { canDraw, drawPage } from './page-picture.ts'
import { ask } from './panel-ask.ts'

/** More than the server reads. */
const MOST_HTML = 600_000

/** Layouts that were looked at since this document was loaded. */
const looked = new Set<number>()

/** Sees to it that the back office has a picture of the page as it looks now; drawn by whoever comes first after a change. */
export async function keepPictureFresh({ id, idLayout, mayChange }: PanelPage, path: string): Promise<void> {
  if (idLayout === null || !mayChange || looked.has(idLayout)) return
  looked.add(idLayout)
  await idle()
  // Before anybody is asked: who is told that a page has changed has a minute alone to draw it.
  if (!(await canDraw())) return
  // As a visitor gets it: what this browser knows of its reader is not part of the page.
  const answer = await fetch(path, { credentials: 'omit' }).catch(() => null)
  const html = answer?.ok ? await answer.text() : ''
  if (html === '' || html.length > MOST_HTML) return
  const params = { idPage: id, idLayout }
  const checked = await ask(checkLayoutHash, { params, body: { html } }).catch(() => null)
  if (!checked?.success || !checked.data.hasChanged || isGivenUp(checked.data.hash)) return
  const picture = await drawPage(html).catch(() => null)
  if (!picture) return giveUp(checked.data.hash)
  await ask(uploadLayoutPreview, { params, body: { hash: checked.data.hash }, files: [picture] }).catch(() => null)
}

/** After what the reader waits for. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3_000 })
    else setTimeout(done, 500)
  })
}
