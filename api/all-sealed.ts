import { factorSecretName } from './accounts/factor-codes.ts'
import { linkTokenName } from './accounts/secret-links.ts'
import { paymentLinkTokenName } from './checkout/payment-links/link-token.ts'
import { registrationTokenName } from './events/registration-token.ts'
import { cardCodeName } from './gift-cards/card-secrets.ts'
import { readerTokenName } from './newsletters/reader-token.ts'
import { credentialsName } from './payments/site-account.ts'
import { quoteTokenName } from './quotes/quote-token.ts'
import { bookingTokenName } from './visits/booking-token.ts'

/** Where something sealed lies, and the name that each was sealed for. */
interface SealedColumn {
  table: string
  column: string
  /** What tells rows of one estate apart. */
  id: string
  name: (siteId: number, id: string) => string
}

/** Everything that a change of the key has to seal anew. Who seals something else adds it here. */
export const allSealed: readonly SealedColumn[] = [
  { table: 'estate.provider_secrets', column: 'sealed', id: 'provider', name: credentialsName },
  { table: 'estate.gift_cards', column: 'sealed_code', id: 'id', name: cardCodeName },
  { table: 'estate.second_factors', column: 'sealed_secret', id: 'user_id', name: factorSecretName },
  { table: 'estate.secret_links', column: 'sealed_token', id: 'id', name: linkTokenName },
  { table: 'estate.newsletter_readers', column: 'sealed_token', id: 'id', name: readerTokenName },
  { table: 'estate.event_registrations', column: 'sealed_token', id: 'id', name: registrationTokenName },
  { table: 'estate.visit_bookings', column: 'sealed_token', id: 'id', name: bookingTokenName },
  { table: 'estate.payment_links', column: 'sealed_token', id: 'id', name: paymentLinkTokenName },
  { table: 'estate.quotes', column: 'sealed_token', id: 'id', name: quoteTokenName },
]
