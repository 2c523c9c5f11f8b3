import type { Sealer } from '#providers/secrets/sealer.ts'
import { createToken, hashToken } from './session-token.ts'

/** What stands in a link that the estate looks at among its mails: it sees them, not its customers' keys. */
export const HIDDEN_TOKEN = '…'

/** Tokens of links that mails carry: each is found by its hash, and sealed for what may open it again. */
export function linkToken(what: string) {
  const name = (siteId: number) => `${siteId} ${what}`
  return {
    /** What it is sealed for. */
    name,
    /** A new one, as a row keeps it. */
    seal(secrets: Pick<Sealer, 'seal'>, siteId: number) {
      const token = createToken()
      return { token_hash: hashToken(token), sealed_token: secrets.seal(token, name(siteId)) }
    },
    open(
      secrets: Pick<Sealer, 'open'>,
      { sealed_token, site_id }: { sealed_token: Uint8Array; site_id: number },
    ): string {
      return secrets.open(sealed_token, name(site_id))
    },
  }
}
