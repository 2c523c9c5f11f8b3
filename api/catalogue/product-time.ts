import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { turnProduct } from '#db/queries/catalogue/product-times.ts'

/** The hour has come to show a product, or to hide it. */
export const handleProductTime: DueHandler = ({ subject, askedBy, now, transact }) =>
  transact(async (db) => {
    const { turned, next } = await turnProduct(db, { id: Number(subject), now })
    if (turned) {
      const changes = [{ thing: 'products', id: Number(subject), ...turned }]
      await notePlannedChanges(db, { call: 'products.turn', askedBy, now, changes })
    }
    if (next) await scheduleWork(db, { kind: 'PRODUCT_TIME', subject, dueAt: next, askedBy })
  })
