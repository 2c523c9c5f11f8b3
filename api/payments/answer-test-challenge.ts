import type { answerTestChallenge } from '#contract/payments.ts'
import type { Handler } from '../machinery/handler.ts'
import { siteAccount } from './site-account.ts'
import { isOfSite, testPaymentOnWire } from './test-payment-on-wire.ts'

export const handleAnswerTestChallenge: Handler<typeof answerTestChallenge> = async ({ params, body }, parts) => {
  const { payments, site, randomId } = parts
  const account = await siteAccount(parts, payments.testBank.name, randomId)
  return {
    afterwards: async () => {
      if (!account || !isOfSite(await payments.testBank.find(params.reference), site)) {
        return { refusal: 'payment-not-found' }
      }
      const entry = await payments.testBank.answer(account, params.reference, body.answer)
      return entry ? { value: testPaymentOnWire(entry) } : { refusal: 'payment-over' }
    },
  }
}
