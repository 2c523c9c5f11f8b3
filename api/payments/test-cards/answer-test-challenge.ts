import type { Handler } from '#api/calls/handler.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import type { answerTestChallenge } from '#contract/payments/payments.ts'
import { isOfSite, testPaymentToWire } from './test-payment-to-wire.ts'

export const handleAnswerTestChallenge: Handler<typeof answerTestChallenge> = async ({ params, body }, parts) => {
  const { payments, site, randomId } = parts
  const account = await openSiteAccount(parts, payments.testBank.name, randomId)
  return {
    afterwards: async () => {
      if (!account || !isOfSite(await payments.testBank.find(params.reference), site)) {
        return { refusal: 'payment-not-found' }
      }
      const entry = await payments.testBank.answer(account, params.reference, body.answer)
      return entry ? { value: testPaymentToWire(entry) } : { refusal: 'payment-over' }
    },
  }
}
