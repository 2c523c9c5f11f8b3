import type { MailKind } from '#contract/mails/closed-sets.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { OwnTexts } from '#rules/mails/own-texts.ts'
import type { Locale } from '#words/basics/locales.ts'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from './letter-writer.ts'
import type { GivenFacts } from './mail-facts.ts'

/** A letter of each kind about something made up. */
export type SampleLetter = (kind: MailKind, context: LetterContext) => Letter

/** What is said beyond an order in the mails that can be seen about one that there is. */
const ORDER_FACTS = {
  ORDER_CONFIRMED: {},
  PAYMENT_FAILED: { failure: null },
  ORDER_SHIPPED: {},
  ORDER_READY: {},
  ORDER_CANCELLED: { reason: '', refundedCents: 0 },
  ORDER_REFUNDED: { amountCents: 2_500, reason: '', creditNote: null },
  PAYMENT_RETURNED: { amountCents: 2_500, isWrongAmount: false },
} as const satisfies { [Kind in MailKind]?: GivenFacts<Kind> }

export function isAboutOrder(kind: MailKind): kind is keyof typeof ORDER_FACTS {
  return Object.hasOwn(ORDER_FACTS, kind)
}

/** What is about wine says what the law wants said about alcohol. */
const WITH_ALCOHOL: ReadonlySet<MailKind> = new Set([
  ...(Object.keys(ORDER_FACTS) as MailKind[]),
  'CART_REMINDER',
  'STOCK_BACK',
  'REVIEW_REQUEST',
  'VISIT_STEP',
])

interface MadeUpMail {
  kind: MailKind
  language: Locale
  idOrder: number | null
  texts: OwnTexts
  recipient: string
  letters: LetterWriters
  sample: SampleLetter
  now: Date
  randomId: () => string
}

/** A mail as it would be sent, which nobody was sent. Null when the order that it should be about is not there. */
export async function composeMadeUpMail(db: SiteDb, options: MadeUpMail): Promise<ComposedMail | null> {
  const { kind, language, idOrder, texts, recipient, letters, sample, now, randomId } = options
  const order = idOrder !== null && isAboutOrder(kind) ? await findMailedOrder(db, idOrder) : undefined
  if (idOrder !== null && !order) return null
  const mail = {
    id: 0,
    kind,
    locale: language,
    recipient,
    order_id: order?.id ?? null,
    facts: isAboutOrder(kind) ? ORDER_FACTS[kind] : {},
    message_id: `${randomId()}@trial.invalid`,
    subject: null,
    created_at: now,
    sent_at: null,
    tries: 0,
    last_error: null,
  }
  const written = order ? letters : { ...letters, [kind]: sampleWriter(sample, kind) }
  return composeMail(db, { mail, letters: written, secrets: null, now, texts })
}

function sampleWriter(sample: SampleLetter, kind: MailKind): LetterWriters[MailKind] {
  return async (_, { context }) => ({
    ...PLAIN_LETTER,
    letter: sample(kind, context),
    hasAlcohol: WITH_ALCOHOL.has(kind),
  })
}
