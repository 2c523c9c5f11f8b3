import type { LockedOrder } from '#db/queries/orders/orders.ts'
import type { PaymentLinkRow } from '#db/queries/payments/payment-links.ts'
import type { SiteDb } from '#db/site-db.ts'

interface PaidDifference {
  /** Locked by the caller, and so is the payment. */
  order: LockedOrder
  payment: { id: number; amount: number }
  difference: PaymentLinkRow
  now: Date
  randomId: () => string
}

/**
 * What a changed order costs more was paid: the change comes true, with its paper. False where no change waits for the
 * money; it then goes back. Orders are not changed after they were placed yet, so none ever does.
 */
export async function completeDifference(_db: SiteDb, _paid: PaidDifference): Promise<boolean> {
  return false
}
