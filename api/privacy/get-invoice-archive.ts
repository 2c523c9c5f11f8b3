import type { Handler } from '#api/calls/handler.ts'
import type { getInvoiceArchive } from '#contract/privacy/privacy.ts'
import { listArchive } from '#db/queries/privacy/invoice-archive.ts'

export const handleGetInvoiceArchive: Handler<typeof getInvoiceArchive> = async ({ list }, { db }) => {
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
