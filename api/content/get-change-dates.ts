import type { Handler } from '#api/calls/handler.ts'
import type { getChangeDates } from '#contract/content/change-dates.ts'
import { findChangeDates } from '#db/queries/content/change-dates.ts'

export const handleGetChangeDates: Handler<typeof getChangeDates> = async (_, { db }) => {
  const { products, pages, services, events } = await findChangeDates(db)
  return { value: { products: dated(products), pages: dated(pages), services: dated(services), events: dated(events) } }
}

function dated(rows: readonly { id: number; updated_at: Date | null }[]) {
  return rows.flatMap(({ id, updated_at }) => (updated_at ? { id, updated: updated_at.toISOString() } : []))
}
