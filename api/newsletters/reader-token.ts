import type { HandlerContext } from '#api/calls/handler.ts'
import { linkToken } from '#api/calls/link-token.ts'
import { addReader, type Reader } from '#db/queries/newsletters/readers.ts'

export const { name: readerTokenName, seal: sealReaderToken } = linkToken('newsletter')

type ReaderContext = Pick<HandlerContext, 'db' | 'secrets' | 'locale' | 'now'> & { site: { id: number } }

/** The reader of an address that is confirmed; a new one gets the token of their own page. */
export async function openReader({ db, site, secrets, locale, now }: ReaderContext, email: string): Promise<Reader> {
  return addReader(db, { email, locale, ...sealReaderToken(secrets, site.id), created_at: now })
}
