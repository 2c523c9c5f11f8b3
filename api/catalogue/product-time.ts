import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { turnProduct } from '#db/queries/catalogue/product-times.ts'

/** The hour has come to show a product, or to hide it. */
export const handleProductTime: DueHandler = ({ subject, now, transact }) =>
  transact(async (db) => {
    const next = await turnProduct(db, { id: Number(subject), now })
    if (next) await scheduleWork(db, { kind: 'PRODUCT_TIME', subject, dueAt: next })
  })
