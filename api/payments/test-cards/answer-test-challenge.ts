import type { Handler } from '#api/calls/handler.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import type { answerTestChallenge } from '#contract/payments/test-cards.ts'
import { findTestBank } from '#providers/payments/test-cards/test-bank.ts'
import { testPaymentResult } from './test-payment-to-wire.ts'

export const handleAnswerTestChallenge: Handler<typeof answerTestChallenge> = async ({ params, body }, parts) => {
  const opened = await openSiteAccount(parts, findTestBank(parts.payments))
  if (opened.outcome !== 'open') return { refusal: 'payment-not-found' }
  const { account } = opened
  return { afterwards: async () => testPaymentResult(await account.answer(params.reference, body.answer)) }
}
