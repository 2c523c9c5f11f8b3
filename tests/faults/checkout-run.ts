import type { Client } from 'pg'
import { readBooks } from '#tests/support/read-books.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { addBottle, addFreeCarrier } from '#tests/support/test-orders.ts'
import { findBreaks, messageIds } from './checkout-books.ts'
import { type Goods, type LoadOptions, runCheckoutLoad } from './checkout-load.ts'
import { buyGiftCards } from './gift-card-goods.ts'

/** Orders under fire, then peace until everything that is due is done, then the books. */
export async function runCheckoutFaults(
  server: RunningServer,
  { options, patienceMs }: { options: LoadOptions; patienceMs: number },
) {
  const result = await runCheckoutLoad(server, { goods: await prepareGoods(server), options })
  const admin = await connectAgain(server, Date.now() + 20_000)
  try {
    await comeToRest(admin, patienceMs)
    const { rows } = await admin.query(`
      select count(*)::int as orders, count(paid_at)::int as paid,
        (select count(*)::int from estate.mails where site_id = 1) as queued
      from estate.orders where status <> 'CANCELLED'`)
    return {
      ...result,
      orders: rows[0].orders as number,
      paid: rows[0].paid as number,
      queued: rows[0].queued as number,
      mails: messageIds(server.dataDir, 1).size,
      breaks: [...(await findBreaks(admin, result)), ...(await readBooks(server.dataDir))],
    }
  } finally {
    await admin.end()
  }
}

async function prepareGoods(server: RunningServer): Promise<Goods> {
  const admin = await connectToServer(server.dataDir)
  const carrier = await addFreeCarrier({ admin })
  const bottle = await addBottle({ admin }, { stock: 1_000_000 })
  const bought = await buyGiftCards(server, admin)
  await admin.end()
  return { carrier, bottle, ...bought }
}

/** The database may still be coming back. */
async function connectAgain(server: RunningServer, until: number): Promise<Client> {
  try {
    return await connectToServer(server.dataDir)
  } catch (error) {
    if (Date.now() > until) throw error
    await new Promise((later) => setTimeout(later, 300))
    return connectAgain(server, until)
  }
}

/** Time is not waited for: payments are asked after now instead of in ten minutes. */
async function comeToRest(admin: Client, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs
  // Nor are leases of those who were killed.
  await admin.query('update platform.due_work set leased_until = null')
  for (;;) {
    await admin.query(`update platform.due_work set due_at = now()
      where kind in ('PAYMENT_CHECK', 'MAIL', 'REFUND', 'GIFT_CARD') and due_at > now()`)
    const { rows } = await admin.query(`
      select
        (select count(*)::int from estate.mails where sent_at is null) as mails,
        (select count(*)::int from estate.payments join platform.test_payments bank using (reference)
          where payments.status = 'PENDING' and bank.state = 'SUCCEEDED') as payments,
        (select count(*)::int from platform.due_work where kind in ('REFUND', 'GIFT_CARD')) as refunds`)
    if (rows[0].mails + rows[0].payments + rows[0].refunds === 0) return
    if (Date.now() > until) throw new Error(`It does not come to rest: ${JSON.stringify(rows[0])}`)
    await new Promise((later) => setTimeout(later, 1_000))
  }
}
