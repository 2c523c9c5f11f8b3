import type { Handler } from '#api/calls/handler.ts'
import type { setOpenedBottles } from '#contract/cellar/cellar.ts'
import { findCellar, setOpened } from '#db/queries/cellar/cellar.ts'
import { cellarToWire } from './cellar-to-wire.ts'

export const handleSetOpenedBottles: Handler<typeof setOpenedBottles> = async ({ params, body }, context) => {
  const { db, principal, locale, now } = context
  const wanted = { userId: principal?.id ?? 0, locale, declinationId: params.idDeclination }
  const [row] = await findCellar(db, wanted)
  if (!row) return { refusal: 'product-not-found' }
  // Nobody opens more than there is.
  const opened = Math.min(body.opened, row.bought)
  await setOpened(db, { ...wanted, opened })
  const [wine] = await cellarToWire(db, { rows: [{ ...row, opened }], now })
  return wine ? { value: { wine } } : { refusal: 'product-not-found' }
}
