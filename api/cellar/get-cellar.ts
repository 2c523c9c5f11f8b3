import type { Handler } from '#api/calls/handler.ts'
import type { getCellar } from '#contract/cellar/cellar.ts'
import { findCellar } from '#db/queries/cellar/cellar.ts'
import { cellarToWire } from './cellar-to-wire.ts'

export const handleGetCellar: Handler<typeof getCellar> = async (_, { db, principal, locale, now }) => {
  const rows = principal ? await findCellar(db, { userId: principal.id, locale }) : []
  const wines = await cellarToWire(db, { rows, now })
  return { value: { wines, total: wines.length } }
}
