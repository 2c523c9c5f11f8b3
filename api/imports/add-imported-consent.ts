import { openLists } from '#api/newsletters/open-lists.ts'
import { openReader } from '#api/newsletters/reader-token.ts'
import { addImportedSubscription } from '#db/queries/imports/imported-customers.ts'
import { findReaderByEmail } from '#db/queries/newsletters/readers.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { CustomerLine } from '#rules/imports/customer-line.ts'
import { fill } from '#words/basics/fill.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { importWords } from '#words/imports/words.ts'
import type { ImportParts } from './import-parts.ts'

/** A consent with its day goes to the first open list, with where it comes from as its proof. */
export async function addImportedConsent(
  parts: ImportParts,
  { position, line }: { position: number; line: CustomerLine },
): Promise<void> {
  const { db, book, siteId, secrets, now, filename } = parts
  if (!line.newsletterAt || line.newsletterAt > now) return
  const locale = localeFromLang(line.language || parts.locale)
  const [list] = (await openLists({ db, locale })) ?? []
  if (!list) {
    book.tell(position, {
      kind: 'WARNING',
      problems: [{ field: 'newsletterAt', problem: { problem: 'consent-nowhere' } }],
    })
    return
  }
  const reader =
    (await findReaderByEmail(db, line.email)) ??
    (await openReader({ db, site: { id: siteId }, secrets, locale, now }, line.email))
  const wording = fill(importWords[locale].consent, { filename, day: parisDay(line.newsletterAt) })
  const id = await addImportedSubscription(db, {
    readerId: reader.id,
    listId: list.id,
    wording,
    consentedAt: line.newsletterAt,
  })
  if (id === undefined) return
  book.note({ position, thing: 'subscription', id, before: null, after: {} })
  book.take(position, 'CHANGED')
}
