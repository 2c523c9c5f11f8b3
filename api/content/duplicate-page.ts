import type { Handler } from '#api/calls/handler.ts'
import type { duplicatePage } from '#contract/content/page-places.ts'
import type { PageFields } from '#contract/content/page-resource.ts'
import { lockPage, saveDraft } from '#db/queries/content/page-drafts.ts'
import { placeLast } from '#db/queries/content/page-places.ts'
import { pageStore } from '#db/resources/pages.ts'
import { readRecord } from '#db/resources/read-record.ts'
import { createRecord } from '#db/resources/write-record.ts'
import { readDesk } from './drafts/desk-page.ts'

/** Its words lie on the desk, and its address says that it is another one. */
export const handleDuplicatePage: Handler<typeof duplicatePage> = async ({ params: { id } }, parts) => {
  const { db, now, principal, randomId } = parts
  if (!(await lockPage(db, id))) return { refusal: 'thing-not-found' }
  const record = await readRecord(db, { store: pageStore, id })
  if (!record) return { refusal: 'thing-not-found' }
  const { texts, ...fields } = record.fields as PageFields
  const mark = randomId().slice(0, 4)
  const renamed = Object.entries(texts).map(([locale, text]) => [
    locale,
    { ...text, url: [text.url, mark].filter((part) => part !== '').join('-') },
  ])
  const copy = { ...fields, isValid: false, texts: Object.fromEntries(renamed) }
  const newId = await createRecord(db, { store: pageStore, fields: copy })
  await placeLast(db, newId)
  const content = await readDesk(db, id)
  await saveDraft(db, { pageId: newId, content, version: 0, now, by: principal?.id ?? null })
  return { value: { id: newId }, changes: [{ thing: 'pages', id: newId, before: null, after: { copyOf: id } }] }
}
