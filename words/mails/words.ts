import type { Locale } from '#words/basics/locales.ts'
import { mailWords as en } from './en.ts'
import { mailWords as fr } from './fr.ts'

/** Said in words of our own: the closed sets are those of contract/orders/sets.ts. */
type Failure =
  | 'card-declined'
  | 'insufficient-funds'
  | 'card-expired'
  | 'wrong-security-code'
  | 'authentication-failed'
  | 'processing-error'
  | 'cancelled-by-customer'
type Delivery = 'DELIVERY' | 'PICKUP' | 'CLICK_AND_COLLECT' | 'NO_DELIVERY'

/** What stands in the mails; `{…}` are filled in. */
export interface MailWords {
  hello: string
  seeOrder: string
  /** Around all mails. */
  why: { order: string; asked: string; account: string }
  answer: string
  order: {
    title: string
    quantity: string
    products: string
    discount: string
    discountCode: string
    shipping: string
    free: string
    total: string
    vat: string
    delivery: Record<Delivery, string>
    billing: string
    message: string
    slot: string
    parcel: string
  }
  confirmed: {
    subject: string
    preview: string
    title: string
    body: string
    next: Record<Delivery, string>
    withdrawal: string
    withdrawalBody: string
    withdrawalUndelivered: string
    customized: string
    kept: string
    identity: string
  }
  failed: {
    subject: string
    title: string
    body: string
    why: Record<Failure, string>
    held: string
    button: string
    help: string
  }
  shipped: { subject: string; title: string; body: string; tracked: string; button: string; reception: string }
  ready: {
    subject: string
    title: string
    body: string
    slotBody: string
    identity: string
    calendar: string
    event: string
  }
  cancelled: { subject: string; title: string; body: string; reason: string; paid: string; unpaid: string }
  refunded: { subject: string; title: string; body: string; reason: string; delay: string; note: string }
  reminder: { subject: string; title: string; body: string; button: string; held: string; once: string; stop: string }
  review: { subject: string; title: string; body: string; button: string; byAnswer: string; thanks: string }
  taken: {
    subject: string
    title: string
    body: string
    you: string
    button: string
    forgotten: string
    reset: string
    other: string
  }
  back: { subject: string; title: string; body: string; button: string; once: string }
  files: { terms: string; form: string; termsOf: string; withdrawalForm: string; calendar: string }
  /** The page behind the link that takes an address back. */
  stopped: { title: string; body: string; home: string }
}

export const mailWords: Readonly<Record<Locale, MailWords>> = { fr, en }
