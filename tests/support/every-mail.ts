import { randomBytes } from 'node:crypto'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { insertQuote } from './insert-quote.ts'
import type { TestDatabase } from './test-database.ts'
import { addEvent } from './test-events.ts'
import { addLink } from './test-mails.ts'
import { insertOrder } from './test-order.ts'
import { addTestWine } from './test-wine.ts'

const CART = 'c'.repeat(32)
const AWAITED_CHEQUE = { means: 'CHEQUE', linkId: null, amountCents: 2500, until: '2026-12-01T10:00:00Z' }

async function addGiftCard({ admin }: TestDatabase): Promise<number> {
  const { id } = await insertOrder(admin)
  const { rows } = await admin.query(
    `insert into estate.gift_cards (site_id, order_id, position, code_hash, sealed_code, issued_cents, balance_cents,
       locale, recipient_name, recipient_email, message, send_at, expires_at, created_at)
     values (1, $1, 0, 'hash', 'sealed', 5000, 5000, 'fr', 'Paul', 'paul@example.com', 'Santé', now(), now(), now())
     returning id`,
    [id],
  )
  return rows[0].id
}

async function dataLinks(database: TestDatabase) {
  const exported = await addLink(database, 'DATA_EXPORT')
  const deleted = await addLink(database, 'DATA_DELETION')
  return { DATA_EXPORT: { linkId: exported }, DATA_DELETION: { linkId: deleted } }
}

async function addSubmission({ admin }: TestDatabase): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.form_submissions (site_id, form_id, email, locale, answers, created_at)
     values (1, 1, 'jeanne@example.com', 'fr', $1, now()) returning id`,
    [JSON.stringify([{ key: 'names', label: 'Vos deux prénoms', values: ['Ève et Paul'], shown: 'Ève et Paul' }])],
  )
  return rows[0].id
}

async function addQuestion({ admin }: TestDatabase): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
     values (1, 'Jeanne', 'Moreau', 'jeanne@example.com', 'Peut-il attendre lundi ?', 'fr') returning id`,
  )
  return rows[0].id
}

async function addAnswer(database: TestDatabase): Promise<number> {
  const { rows } = await database.admin.query(
    `insert into estate.message_answers (site_id, message_id, text, created_at) values (1, $1, 'Oui, bien sûr.', now()) returning id`,
    [await addQuestion(database)],
  )
  return rows[0].id
}

/** Of an order of its own, with the first of its lines. */
async function addReturn({ admin }: TestDatabase): Promise<number> {
  const order = await insertOrder(admin, { status: 'DELIVERED' })
  const { rows } = await admin.query(
    `insert into estate.returns (site_id, order_id, state, is_withdrawal, declared_by, asked_at, changed_at)
     values (1, $1, 'ACCEPTED', false, 'Jeanne Moreau', now(), now()) returning id`,
    [order.id],
  )
  await admin.query(
    `insert into estate.return_lines (site_id, return_id, position, quantity, reason) values (1, $1, 0, 1, 'DAMAGED')`,
    [rows[0].id],
  )
  return rows[0].id
}

/** Of an order of its own, before anybody has read it. */
async function addReview({ admin }: TestDatabase): Promise<number> {
  const order = await insertOrder(admin, { status: 'DELIVERED' })
  const { rows } = await admin.query(
    `insert into estate.reviews (site_id, order_id, position, product_id, rating, title, text, author, locale, bought_at, written_at)
     select 1, order_id, position, product_id, 4, 'Droit', 'Un vin franc.', 'Jeanne L.', 'fr', now(), now()
     from estate.order_lines where site_id = 1 and order_id = $1 order by position limit 1 returning id`,
    [order.id],
  )
  return rows[0].id
}

async function addBooking({ admin }: TestDatabase): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.visit_bookings (site_id, service_id, state, starts_at, ends_at, people, language, firstname,
       lastname, email, phone, message, locale, wording, token_hash, sealed_token, created_at, changed_at)
     values (1, 1, 'BOOKED', '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', 2, 'fr', 'Jeanne', 'Moreau',
       'jeanne@example.com', '+33612345678', '', 'fr', '', $1, '\\x00', now(), now()) returning id`,
    [randomBytes(32)],
  )
  return rows[0].id
}

async function addReader({ admin }: TestDatabase): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.newsletter_readers (site_id, email, locale, token_hash, sealed_token, created_at)
     values (1, 'lise@example.org', 'fr', 'x', '', now()) returning id`,
  )
  return rows[0].id
}

async function addRegistration(database: TestDatabase): Promise<number> {
  const event = await addEvent(database)
  const { rows } = await database.admin.query(
    `insert into estate.event_registrations (site_id, element_id, state, people, firstname, lastname, email, locale,
       wording, token_hash, sealed_token, created_at, changed_at)
     values (1, $1, 'COMING', 2, 'Lise', 'Martin', 'lise@example.org', 'fr', '', 'x', '', now(), now()) returning id`,
    [event],
  )
  return rows[0].id
}

const NEW_EMAIL = { firstname: 'Lise', side: 'NEW', newEmail: 'lise.martin@example.org' }

/** Something of each kind that a mail tells of, laid into the tables, and the facts by which its mail is written. */
export async function factsOfEveryMail(database: TestDatabase): Promise<Partial<Record<MailKind, object>>> {
  const wine = await addTestWine(database, { siteId: 1 })
  await database.admin.query(
    `insert into estate.carts (site_id, id, created_at, changed_at) values (1, $1, now(), now())`,
    [CART],
  )
  const reviewLink = await addLink(database, 'ORDER_REVIEW')
  return {
    INVITATION: { token: 'x'.repeat(43), hours: 72 },
    PAYMENT_FAILED: { failure: 'card-declined' },
    ORDER_REFUNDED: { amountCents: 100, creditNote: null },
    ORDER_EDITED: { part: 'lines', refundCents: 100, removed: [{ name: 'Les Aubépines', quantity: 2 }] },
    PAYMENT_RETURNED: { amountCents: 2500, isWrongAmount: false },
    PAYMENT_HELD: { receivedCents: 2400, askedCents: 2500 },
    PAYMENT_REQUEST: AWAITED_CHEQUE,
    QUOTE: { quoteId: await insertQuote(database, { siteId: 1 }) },
    GIFT_CARD: { giftCardId: await addGiftCard(database) },
    CART_REMINDER: { cartId: CART },
    EMAIL_TAKEN: { firstname: 'Jeanne' },
    STOCK_BACK: { declinationId: wine.declinations[0] ?? 0 },
    PASSWORD_RESET: { linkId: await addLink(database, 'PASSWORD_RESET'), firstname: 'Lise' },
    EMAIL_CONFIRM: { linkId: await addLink(database, 'EMAIL_CONFIRM'), firstname: 'Lise' },
    EMAIL_CHANGE: { linkId: await addLink(database, 'EMAIL_CHANGE_NEW'), ...NEW_EMAIL },
    ACCOUNT_CHANGED: { firstname: 'Lise', change: 'PASSWORD' },
    ORDER_QUESTION: { messageId: await addQuestion(database) },
    FORM_RECEIVED: { submissionId: await addSubmission(database) },
    FORM_CONFIRMED: { submissionId: await addSubmission(database) },
    ORDER_GIVEN_UP: { refundedCents: 2500 },
    RETURN_STEP: { returnId: await addReturn(database), state: 'ACCEPTED' },
    RETURN_ASKED: { returnId: await addReturn(database) },
    WITHDRAWAL_RECEIPT: { returnId: await addReturn(database) },
    WITHDRAWAL_DECLARED: { returnId: await addReturn(database) },
    NEWSLETTER_CONFIRM: { linkId: await addLink(database, 'NEWSLETTER_CONFIRM') },
    NEWSLETTER_WELCOME: { readerId: await addReader(database) },
    ...(await dataLinks(database)),
    CONTACT_MESSAGE: { messageId: await addQuestion(database) },
    CONTACT_COPY: { messageId: await addQuestion(database) },
    MESSAGE_ANSWER: { answerId: await addAnswer(database) },
    EVENT_REGISTRATION: { registrationId: await addRegistration(database), step: 'COMING' },
    REVIEW_REQUEST: { linkId: reviewLink },
    REVIEW_REFUSED: { linkId: reviewLink, reason: 'OFF_TOPIC', product: 'Les Aubépines' },
    REVIEW_WAITING: { reviewIds: [await addReview(database)] },
    INACTIVITY_WARNING: { forgottenOn: '2026-12-16', hasAccount: true },
    VISIT_STEP: { bookingId: await addBooking(database), step: 'BOOKED' },
    VISIT_NEWS: { bookingId: await addBooking(database), step: 'CANCELLED' },
  }
}
