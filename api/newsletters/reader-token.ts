import type { HandlerContext } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import { addReader, type Reader } from '#db/queries/newsletters/readers.ts'

/** What a reader's token is sealed for. */
export function readerTokenName(siteId: number): string {
  return `${siteId} newsletter`
}

type ReaderContext = Pick<HandlerContext, 'db' | 'secrets' | 'locale' | 'now'> & { site: { id: number } }

/** The reader of an address that is confirmed; a new one gets the token of their own page. */
export async function openReader({ db, site, secrets, locale, now }: ReaderContext, email: string): Promise<Reader> {
  const token = createToken()
  return addReader(db, {
    email,
    locale,
    token_hash: hashToken(token),
    sealed_token: secrets.seal(token, readerTokenName(site.id)),
    created_at: now,
  })
}
