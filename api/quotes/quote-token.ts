import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { QuoteRow } from '#db/queries/quotes/quotes.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

/** What the token of a quote is sealed for. */
export function quoteTokenName(siteId: number): string {
  return `${siteId} quote`
}

export function sealQuoteToken(secrets: Pick<Sealer, 'seal'>, siteId: number) {
  const token = createToken()
  return { token_hash: hashToken(token), sealed_token: secrets.seal(token, quoteTokenName(siteId)) }
}

export function openQuoteToken(
  secrets: Pick<Sealer, 'open'>,
  { sealed_token, site_id }: Pick<QuoteRow, 'sealed_token' | 'site_id'>,
): string {
  return secrets.open(sealed_token, quoteTokenName(site_id))
}
