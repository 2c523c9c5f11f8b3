import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { Return } from '#contract/returns/returns.ts'
import {
  accountChanged,
  emailChange,
  emailConfirm,
  emailTaken,
  invitation,
  passwordReset,
} from './accounts/account-letters.ts'
import { cartReminder } from './carts/cart-letters.ts'
import { productBack } from './catalogue/stock-letters.ts'
import { paymentRequest } from './checkout/payment-links/payment-request-letters.ts'
import { contactCopy, contactMessage, messageAnswer } from './content/message-letters.ts'
import { eventLetter } from './events/event-letters.ts'
import { formConfirmed, formReceived } from './forms/form-letters.ts'
import { giftCardLetter } from './gift-cards/gift-card-letters.ts'
import type { Letter } from './mails/letter.ts'
import type { LetterContext } from './mails/letter-context.ts'
import { newsletterConfirm, newsletterWelcome } from './newsletters/newsletter-letters.ts'
import { orderConfirmed } from './orders/letters/order-confirmed.ts'
import { orderEdited } from './orders/letters/order-edited.ts'
import {
  orderCancelled,
  orderReady,
  orderRefunded,
  orderShipped,
  paymentFailed,
} from './orders/letters/order-step-letters.ts'
import { paymentHeld, paymentReturned } from './orders/letters/payment-letters.ts'
import { sampleCollection, sampleOrder } from './orders/letters/sample-order.ts'
import { dataDeletion, dataExport, inactivityWarning } from './privacy/privacy-letters.ts'
import { quoteLetter } from './quotes/quote-letters.ts'
import {
  orderGivenUp,
  orderQuestion,
  returnAsked,
  returnStep,
  withdrawalDeclared,
  withdrawalReceipt,
} from './returns/return-letters.ts'
import { reviewRefused, reviewRequest, reviewWaiting } from './reviews/review-letters.ts'
import { visitNews, visitStep } from './visits/visit-letters.ts'

const CART = {
  cartId: 'c'.repeat(32),
  stopUrl: '#',
  lines: [{ name: 'Les Aubépines', details: ['2021, 75 cl', '6 × 12,50 €'], amount: '75,00 €' }],
}

const SAMPLE_MESSAGE = {
  firstname: 'Jeanne',
  lastname: 'Moreau',
  email: 'jeanne@example.com',
  phone: '06 12 34 56 78',
  topic: 'VISIT' as const,
  subject: 'Une visite en famille',
  message: 'Nous serons six le samedi 5 décembre.\nEst-ce possible\u00a0?',
  locale: 'fr',
}

const SAMPLE_REVIEW = { order_id: 1042, author: 'Jeanne M.', label: '2021, 75 cl' }

function sampleReturn(context: LetterContext) {
  const order = sampleOrder(context.now)
  const back: Return = {
    id: 12,
    order: { id: order.id, publicId: order.public_id, reference: 'C-000042' },
    state: 'ACCEPTED',
    isWithdrawal: false,
    description: 'Le carton était humide et deux bouteilles sont cassées.',
    refusal: '',
    lines: [{ line: 0, name: 'Les Aubépines', label: '2021 · 75 cl', quantity: 2, reason: 'DAMAGED', isFit: null }],
    pictures: [],
    label: null,
    askedAt: context.now.toISOString(),
    declaredBy: 'Jeanne Moreau',
    refunded: null,
    events: [],
  }
  return { ...context, order, back }
}

function sampleWithdrawal(context: LetterContext) {
  const sample = sampleReturn(context)
  return { ...sample, back: { ...sample.back, isWithdrawal: true } }
}

function sampleVisit(context: LetterContext) {
  const booking = {
    id: 7,
    site_id: 1,
    service_id: 1,
    state: 'BOOKED' as const,
    starts_at: new Date('2026-12-05T09:30:00Z'),
    ends_at: new Date('2026-12-05T10:30:00Z'),
    people: 4,
    language: 'fr',
    firstname: 'Jeanne',
    lastname: 'Moreau',
    email: 'jeanne@example.com',
    phone: '+33612345678',
    message: 'L’un de nous marche avec une canne.',
    locale: context.locale,
    sealed_token: new Uint8Array(),
    created_at: context.now,
    changed_at: context.now,
    user_id: null,
    deposit_cents: 1_500,
    deposit_until: null,
    refund_until: new Date('2026-12-03T09:30:00Z'),
  }
  return { ...context, booking, title: 'Visite des galeries', token: 'x'.repeat(43) }
}

/** Each letter as its own code writes it, about something made up. */
const writers: Readonly<Record<MailKind, (context: LetterContext) => Letter>> = {
  ORDER_CONFIRMED: (context) => orderConfirmed({ ...context, order: sampleOrder(context.now) }),
  PAYMENT_FAILED: (context) => paymentFailed({ ...context, order: sampleOrder(context.now) }, { failure: null }),
  ORDER_SHIPPED: (context) => orderShipped({ ...context, order: sampleOrder(context.now) }),
  ORDER_READY: (context) => orderReady({ ...context, order: sampleCollection(context.now) }),
  ORDER_CANCELLED: (context) =>
    orderCancelled(
      { ...context, order: sampleOrder(context.now) },
      { reason: 'Le millésime 2021 est épuisé.', refundedCents: 12790 },
    ),
  ORDER_REFUNDED: (context) =>
    orderRefunded(
      { ...context, order: sampleOrder(context.now) },
      { amountCents: 2500, reason: 'Deux bouteilles cassées.', creditNote: null },
    ),
  ORDER_EDITED: (context) =>
    orderEdited(
      { ...context, order: sampleOrder(context.now) },
      { part: 'lines', refundCents: 2500, moreCents: 0, removed: [{ name: 'Les Aubépines, 2021', quantity: 2 }] },
    ),
  PAYMENT_RETURNED: (context) =>
    paymentReturned({ ...context, order: sampleOrder(context.now) }, { amountCents: 12790, isWrongAmount: false }),
  PAYMENT_HELD: (context) =>
    paymentHeld({ ...context, order: sampleOrder(context.now) }, { receivedCents: 12700, askedCents: 12790 }),
  PAYMENT_REQUEST: (context) =>
    paymentRequest(
      { ...context, order: sampleOrder(context.now) },
      {
        means: 'LINK',
        linkId: 1,
        amountCents: 12790,
        until: '2026-12-05T09:30:00Z',
        instructions: '',
        token: 'x'.repeat(43),
      },
    ),
  QUOTE: (context) =>
    quoteLetter(context, {
      number: 'D2026-000012',
      firstname: 'Jeanne',
      totalCents: 12790,
      validUntil: new Date('2026-12-15T09:30:00Z'),
      token: 'x'.repeat(43),
    }),
  GIFT_CARD: (context) =>
    giftCardLetter(context, {
      code: '4F7K-9M2X-QT3V-8HWD-C',
      cents: 10_000,
      to: 'Paul',
      from: 'Jeanne Moreau',
      message: 'Joyeux anniversaire\u00a0! À boire avec nous, bien sûr.',
      lastDay: context.now,
    }),
  CART_REMINDER: (context) => cartReminder(context, CART),
  REVIEW_REQUEST: (context) => reviewRequest({ ...context, order: sampleOrder(context.now) }, 'x'.repeat(43)),
  REVIEW_REFUSED: (context) =>
    reviewRefused(
      { ...context, order: sampleOrder(context.now) },
      { reason: 'PERSONAL_DATA', product: 'Les Aubépines', token: 'x'.repeat(43) },
    ),
  REVIEW_WAITING: (context) =>
    reviewWaiting(context, [
      {
        ...SAMPLE_REVIEW,
        name: 'Les Aubépines',
        rating: 5,
        title: 'Droit et salin',
        text: 'Un vin franc, qui va loin.',
      },
      { ...SAMPLE_REVIEW, name: 'Clos du Puits', rating: 3, title: '', text: 'Trop jeune encore, sans doute.' },
    ]),
  EMAIL_TAKEN: (context) => emailTaken(context, { firstname: 'Jeanne' }),
  INVITATION: (context) => invitation(context, { token: 'x'.repeat(43), hours: 72 }),
  PASSWORD_RESET: (context) => passwordReset(context, { firstname: 'Jeanne', token: 'x'.repeat(43) }),
  EMAIL_CONFIRM: (context) => emailConfirm(context, { firstname: 'Jeanne', token: 'x'.repeat(43) }),
  EMAIL_CHANGE: (context) =>
    emailChange(context, { firstname: 'Jeanne', side: 'OLD', newEmail: 'jeanne@example.org', token: 'x'.repeat(43) }),
  ACCOUNT_CHANGED: (context) => accountChanged(context, { firstname: 'Jeanne', change: 'PASSWORD' }),
  STOCK_BACK: (context) =>
    productBack(context, { product: 'Les Aubépines 2021, 75 cl', path: '/nos-vins', isAlcohol: true }),
  ORDER_QUESTION: (context) =>
    orderQuestion(
      { ...context, order: sampleOrder(context.now) },
      { message: 'Le colis peut-il attendre lundi\u00a0?', email: 'jeanne@example.com' },
    ),
  FORM_RECEIVED: (context) =>
    formReceived(context, {
      form: 'Demande de devis pour un mariage',
      answers: [
        { key: 'date', label: 'La date du mariage', values: ['2027-06-12'], shown: '12/06/2027' },
        { key: 'wishes', label: 'Vos souhaits', values: [], shown: 'Des bulles à l’apéritif.\nUn rouge au repas.' },
      ],
      email: 'jeanne@example.com',
      files: [{ id: 'a'.repeat(32), filename: 'plan-de-table.pdf' }],
    }),
  FORM_CONFIRMED: (context) => formConfirmed(context, 'Demande de devis pour un mariage'),
  ORDER_GIVEN_UP: (context) => orderGivenUp({ ...context, order: sampleOrder(context.now) }, { refundedCents: 12790 }),
  RETURN_STEP: (context) => returnStep(sampleReturn(context), 'LABEL_SENT'),
  RETURN_ASKED: (context) => returnAsked(sampleReturn(context)),
  WITHDRAWAL_RECEIPT: (context) => withdrawalReceipt(sampleWithdrawal(context)),
  WITHDRAWAL_DECLARED: (context) => withdrawalDeclared(sampleWithdrawal(context)),
  NEWSLETTER_CONFIRM: (context) => newsletterConfirm(context, 'x'.repeat(43)),
  NEWSLETTER_WELCOME: (context) => newsletterWelcome(context, 'x'.repeat(43)),
  DATA_EXPORT: (context) => dataExport(context, 'x'.repeat(43)),
  DATA_DELETION: (context) => dataDeletion(context, 'x'.repeat(43)),
  CONTACT_MESSAGE: (context) =>
    contactMessage(context, { ...SAMPLE_MESSAGE, files: [{ id: 'b'.repeat(32), filename: 'plan-d-acces.pdf' }] }),
  CONTACT_COPY: (context) => contactCopy(context, SAMPLE_MESSAGE),
  MESSAGE_ANSWER: (context) =>
    messageAnswer(context, {
      ...SAMPLE_MESSAGE,
      text: 'Avec plaisir\u00a0: nous vous attendons à 10\u00a0h au caveau.\n\nPrenez de bonnes chaussures, la visite commence dans les vignes.',
      created_at: context.now,
    }),
  EVENT_REGISTRATION: (context) =>
    eventLetter(
      {
        ...context,
        event: {
          id: 7,
          slug: 'portes-ouvertes',
          title: 'Portes ouvertes',
          startsAt: '2026-12-05T09:00:00Z',
          endsAt: '2026-12-05T17:00:00Z',
          place: 'Caveau du domaine',
          price: 'Entrée libre',
        },
        registration: { id: 1, firstname: 'Jeanne', people: 2 },
        token: 'x'.repeat(43),
      },
      'COMING',
    ),
  INACTIVITY_WARNING: (context) => inactivityWarning(context, { forgottenOn: '2026-12-16', hasAccount: true }),
  VISIT_STEP: (context) => visitStep(sampleVisit(context), { step: 'BOOKED', refundedCents: 0, keptCents: 0 }),
  VISIT_NEWS: (context) => visitNews(sampleVisit(context), 'BOOKED'),
}

export function sampleLetter(kind: MailKind, context: LetterContext): Letter {
  return writers[kind](context)
}
