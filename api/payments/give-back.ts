import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { addRefund } from '#db/queries/payments/payments.ts'
import type { SiteDb } from '#db/site-db.ts'

interface GivingBack {
  orderId: number
  paymentId: number
  amount: number
  reason: 'sold-out' | 'paid-in-vain' | 'wrong-amount'
  now: Date
}

/** Asks for the refund of money that came in vain; a bank is never called from within a transaction. */
export async function giveBack(db: SiteDb, { orderId, paymentId, amount, reason, now }: GivingBack): Promise<void> {
  const refundId = await addRefund(db, {
    refund: {
      order_id: orderId,
      payment_id: paymentId,
      amount_cents: amount,
      goodwill_cents: amount,
      reason,
      asked_by: null,
      created_at: now,
    },
  })
  await scheduleWork(db, { kind: 'REFUND', subject: String(refundId), dueAt: now })
}
