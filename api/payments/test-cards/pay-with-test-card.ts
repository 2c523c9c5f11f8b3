import type { Handler } from '#api/calls/handler.ts'
import { openSiteAccount } from '#api/payments/site-account.ts'
import type { payWithTestCard } from '#contract/payments/payments.ts'
import { cardDigits, cardProblems } from '#rules/payments/card-fields.ts'
import { isOfSite, testPaymentToWire } from './test-payment-to-wire.ts'

export const handlePayWithTestCard: Handler<typeof payWithTestCard> = async ({ params, body }, parts) => {
  const { payments, site, now, randomId } = parts
  const problems = cardProblems(body, now)
  if (Object.keys(problems).length > 0) return { problems }
  const account = await openSiteAccount(parts, payments.testBank.name, randomId)
  return {
    afterwards: async () => {
      if (!account || !isOfSite(await payments.testBank.find(params.reference), site)) {
        return { refusal: 'payment-not-found' }
      }
      const entry = await payments.testBank.pay(account, params.reference, cardDigits(body.number))
      return entry ? { value: testPaymentToWire(entry) } : { refusal: 'payment-over' }
    },
  }
}
