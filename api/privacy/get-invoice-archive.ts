import type { Handler } from '#api/calls/handler.ts'
import type { getInvoiceArchive } from '#contract/privacy/privacy.ts'
import { isAccountant } from '#db/queries/accounts/accountants.ts'
import { listArchive } from '#db/queries/privacy/invoice-archive.ts'

/** To run a site is not to keep its accounts: who may read this is named by the operator. */
export const handleGetInvoiceArchive: Handler<typeof getInvoiceArchive> = async ({ list }, { db, principal }) => {
  if (!(await isAccountant(db, principal?.id ?? 0))) return { refusal: 'accountants-only' }
  const { rows, total } = await listArchive(db, list)
  const archivedInvoices = rows.map(({ order_id, issued_at, total_cents, archived_at, ...row }) => ({
    ...row,
    idOrder: order_id,
    issuedAt: issued_at.toISOString(),
    total: total_cents / 100,
    archivedAt: archived_at.toISOString(),
  }))
  return { value: { archivedInvoices, total } }
}
