import { sealPaymentLinkToken } from '#api/checkout/payment-links/link-token.ts'
import { createCardCode } from '#api/gift-cards/card-secrets.ts'
import { sealReaderToken } from '#api/newsletters/reader-token.ts'
import { sealQuoteToken } from '#api/quotes/quote-token.ts'
import { sealBookingToken } from '#api/visits/booking-token.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { isLocalHost } from '#rules/sites/host-name.ts'

/** What rows need that did not leave with their estate. */
export interface Completion {
  /** Those that the file does not have. */
  columns: readonly string[]
  complete: (row: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

interface NewPlace {
  siteId: number
  host: string
  port: number
  secrets: Pick<Sealer, 'seal'>
  randomId: () => string
}

/** By table: tokens of links are made anew, and sealed for the place where the estate is now. */
export function completionsFor({ siteId, host, port, secrets, randomId }: NewPlace): Record<string, Completion> {
  const token = ['token_hash', 'sealed_token'] as const
  return {
    site_settings: {
      columns: ['dev_url', 'prod_url'],
      complete: () => ({
        dev_url: `http://${host}:${port}`,
        prod_url: isLocalHost(host) ? null : `https://${host}`,
      }),
    },
    newsletter_readers: { columns: token, complete: () => inHex(sealReaderToken(secrets, siteId)) },
    payment_links: { columns: token, complete: () => inHex(sealPaymentLinkToken(secrets, siteId)) },
    quotes: { columns: token, complete: () => inHex(sealQuoteToken(secrets, siteId)) },
    visit_bookings: { columns: token, complete: () => inHex(sealBookingToken(secrets, siteId)) },
    gift_cards: {
      columns: ['sealed_code'],
      // Nobody has the code of a card that was not sent yet; who has another keeps it.
      complete: ({ sent_at }) =>
        sent_at === null ? inHex(createCardCode({ siteId, secrets, randomId })) : { sealed_code: null },
    },
  }
}

/** Bytes as PostgreSQL reads them in JSON. */
function inHex(row: Readonly<Record<string, Uint8Array>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([column, bytes]) => [column, `\\x${Buffer.from(bytes).toString('hex')}`]),
  )
}
