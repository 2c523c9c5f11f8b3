import type { Handler } from '#api/calls/handler.ts'
import { openAccountAtOnce } from '#api/payments/site-account.ts'
import type { payWithTestCard } from '#contract/payments/test-cards.ts'
import { findTestBank } from '#providers/payments/test-cards/test-bank.ts'
import { cardDigits, cardProblems } from '#rules/payments/card-fields.ts'
import { testPaymentResult } from './test-payment-to-wire.ts'

export const handlePayWithTestCard: Handler<typeof payWithTestCard> = async ({ params, body }, parts) => {
  const problems = cardProblems(body, parts.now)
  if (Object.keys(problems).length > 0) return { problems }
  const opened = await openAccountAtOnce(parts, findTestBank(parts.payments))
  if (opened.outcome !== 'open') return { refusal: 'payment-not-found' }
  const { account } = opened
  return { afterwards: async () => testPaymentResult(await account.pay(params.reference, cardDigits(body.number))) }
}
