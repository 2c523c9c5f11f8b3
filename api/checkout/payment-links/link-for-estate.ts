import type { HandlerContext } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { PaymentLinkRow } from '#db/queries/payments/payment-links.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { localeFromLang, pathInLocale } from '#words/basics/locales.ts'
import { openPaymentLinkToken } from './link-token.ts'

/** A link as the estate copies it, in its customer's language. */
export async function linkForEstate(
  { db, secrets }: Pick<HandlerContext, 'db' | 'secrets'>,
  { link, locale }: { link: PaymentLinkRow; locale: string },
) {
  const { url } = await loadLetterhead(db)
  const path = pathInLocale(`/payment/${openPaymentLinkToken(secrets, link)}`, localeFromLang(locale))
  return {
    url: `${url}${path}`,
    amount: euros(cents(link.amount_cents)),
    until: link.expires_at.toISOString(),
  }
}
