import type { HandlerContext } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import { addReader, type Reader } from '#db/queries/newsletters/readers.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

/** What a reader's token is sealed for. */
export function readerTokenName(siteId: number): string {
  return `${siteId} newsletter`
}

type ReaderContext = Pick<HandlerContext, 'db' | 'secrets' | 'locale' | 'now'> & { site: { id: number } }

/** The reader of an address that is confirmed; a new one gets the token of their own page. */
export async function openReader({ db, site, secrets, locale, now }: ReaderContext, email: string): Promise<Reader> {
  return addReader(db, { email, locale, ...sealReaderToken(secrets, site.id), created_at: now })
}

/** A new token as its reader keeps it: found by its hash, opened for the letters that carry it. */
export function sealReaderToken(secrets: Pick<Sealer, 'seal'>, siteId: number) {
  const token = createToken()
  return { token_hash: hashToken(token), sealed_token: secrets.seal(token, readerTokenName(siteId)) }
}
