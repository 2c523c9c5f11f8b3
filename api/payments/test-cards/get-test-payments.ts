import type { Handler } from '#api/calls/handler.ts'
import type { getTestPayments } from '#contract/payments/test-cards.ts'
import { findTestBank } from '#providers/payments/test-cards/test-bank.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { testPaymentToWire } from './test-payment-to-wire.ts'

/** The bank's own word: whether money went back is seen there, not in our books. */
export const handleGetTestPayments: Handler<typeof getTestPayments> = async (_, { payments, site }) => ({
  afterwards: async () => {
    const entries = await findTestBank(payments)?.list(site.id)
    if (!entries) return { refusal: 'provider-unknown' }
    const told = entries.map((entry) => ({
      ...testPaymentToWire(entry),
      refunded: euros(cents(entry.refundedCents)),
      createdAt: entry.createdAt.toISOString(),
    }))
    return { value: { testPayments: told } }
  },
})
