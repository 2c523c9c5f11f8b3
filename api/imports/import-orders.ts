import { z } from 'zod'
import { OneLine } from '#contract/basics/shapes.ts'
import { findCustomersByEmail } from '#db/queries/imports/imported-customers.ts'
import { addPastOrder } from '#db/queries/imports/past-orders.ts'
import { joinOrderLines, type PastOrderLine, readOrderLine } from '#rules/imports/order-line.ts'
import { type FieldNames, lineProblems, readShape } from './field-problems.ts'
import type { ImportedLine, ImportParts } from './import-parts.ts'

const Order = z.object({
  reference: OneLine(80).min(1),
  status: OneLine(80),
  email: z.union([z.literal(''), z.email().max(254)]),
  firstname: OneLine(80),
  lastname: OneLine(80),
  totalCents: z.number().int().min(-1_000_000_000).max(1_000_000_000),
  articles: z.array(z.object({ name: OneLine(300), reference: OneLine(80) })).max(500),
})
const NAMES: FieldNames = {
  reference: 'reference',
  status: 'status',
  email: 'email',
  firstname: 'firstname',
  lastname: 'lastname',
  totalCents: 'total',
  articles: 'itemName',
}

/** The lines of one order of a former shop. It is history: no stock, no number, no mail. */
export async function importOrder(parts: ImportParts, lines: readonly ImportedLine[]): Promise<void> {
  const { db, book } = parts
  const read = lines.flatMap((line) => readLine(parts, line) ?? [])
  const order = joinOrderLines(read.map(({ line }) => line))
  const head = read[0]
  if (!order || !head) return
  const shaped = readShape(Order, order)
  if ('problems' in shaped) {
    for (const { position } of read) book.refuse(position, lineProblems(shaped.problems, NAMES))
    return
  }
  const [customer] = await findCustomersByEmail(db, [order.email])
  const { articles, ...row } = order
  const id = await addPastOrder(db, { order: { ...orderRow(row), user_id: customer?.id ?? null }, articles })
  if (id !== undefined) book.note({ position: head.position, thing: 'past-order', id, before: null, after: {} })
  for (const { position } of read) book.take(position, id === undefined ? 'SAME' : 'ADDED')
}

function orderRow({ orderedAt, totalCents, shippingCents, ...order }: Omit<PastOrderLine, 'articles'>) {
  return { ...order, ordered_at: orderedAt ?? new Date(0), total_cents: totalCents ?? 0, shipping_cents: shippingCents }
}

function readLine({ book }: ImportParts, { position, cells, fault }: ImportedLine) {
  if (fault) book.refuseUnread(position, fault)
  if (fault) return null
  const { line, problems } = readOrderLine(cells)
  if (problems.length > 0) book.refuse(position, problems)
  return problems.length > 0 ? null : { position, line }
}
