import type { Handler } from '#api/calls/handler.ts'
import type { getConsents } from '#contract/consent/consents.ts'
import { listConsents } from '#db/queries/consent/consents.ts'

export const handleGetConsents: Handler<typeof getConsents> = async ({ list }, { db }) => {
  const { rows, total } = await listConsents(db, list)
  const consents = rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
  return { value: { consents, total } }
}
