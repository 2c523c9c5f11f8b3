import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { PaymentLinkRow } from '#db/queries/payments/payment-links.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'

/** What the token of a payment link is sealed for. */
export function paymentLinkTokenName(siteId: number): string {
  return `${siteId} payment link`
}

/** A new token as its link keeps it: found by its hash, opened for mails and for the estate. */
export function sealPaymentLinkToken(secrets: Pick<Sealer, 'seal'>, siteId: number) {
  const token = createToken()
  return { token_hash: hashToken(token), sealed_token: secrets.seal(token, paymentLinkTokenName(siteId)) }
}

export function openPaymentLinkToken(
  secrets: Pick<Sealer, 'open'>,
  { sealed_token, site_id }: Pick<PaymentLinkRow, 'sealed_token' | 'site_id'>,
): string {
  return secrets.open(sealed_token, paymentLinkTokenName(site_id))
}
