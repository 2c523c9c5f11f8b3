import type { HandlerContext } from '#api/calls/handler.ts'
import type { ChosenAccount } from '#api/payments/chosen-account.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import type { PaymentStep } from '#contract/checkout/checkout.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { keepStartedPayment, type PendingPayment } from '#db/queries/payments/payments.ts'
import { cents } from '#rules/basics/money.ts'
import { CHECK_MINUTES, minutesLater } from '#rules/orders/order-times.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { orderWords } from '#words/orders/words.ts'

type Parts = Pick<HandlerContext, 'transact' | 'askOnce' | 'payments' | 'secrets' | 'site' | 'now' | 'locale'>

interface OrderToPay {
  publicId: string
  reference: string
  email: string
  /** Where the customer comes back to; to the result of the checkout if it is not said. */
  returnPath?: string
}

/** Starts a payment at its provider, or goes on with the one that was started: the same request gives the same payment. */
export async function startPayment(
  parts: Parts,
  { order, payment, chosen }: { order: OrderToPay; payment: PendingPayment; chosen?: ChosenAccount },
): Promise<{ step: PaymentStep } | { refusal: 'payment-away' }> {
  const { transact, askOnce, payments, secrets, site, now, locale } = parts
  // Written by us when the provider had answered.
  if (payment.reference !== null) return { step: payment.next_step as PaymentStep }
  const openAnew = () => transact((db) => openSiteAccount({ db, secrets, site, now }, payments.of(payment.provider)))
  // One that was begun before the estate chose another provider goes on where it was.
  const opened = chosen?.method === payment.provider ? chosen.opened : await openAnew()
  if (opened.outcome !== 'open') return { refusal: 'payment-away' }
  const started = await opened.account.start({
    requestKey: `${site.id}-${payment.id}`,
    amount: cents(payment.amount_cents),
    currency: payment.currency,
    label: orderWords[locale].paymentLabel(site.name, order.reference),
    email: order.email,
    locale,
    returnPath: order.returnPath ?? pathInLocale(`/order/success?order=${order.publicId}`, locale),
  })
  if (started.outcome !== 'started') return { refusal: 'payment-away' }
  const { reference, step } = started.payment
  const dueAt = minutesLater(now, CHECK_MINUTES)
  await askOnce((db) =>
    Promise.all([
      keepStartedPayment(db, { id: payment.id, reference, nextStep: step }),
      scheduleWork(db, { kind: 'PAYMENT_CHECK', subject: String(payment.id), dueAt }),
    ]),
  )
  return { step }
}
