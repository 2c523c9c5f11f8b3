import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { isUnderWay } from '#rules/imports/import-states.ts'
import { doPiece } from './do-piece.ts'

/** Between two pieces others have their turn: mails, orders, visitors. */
const PAUSE_MS = 200

/**
 * One piece of an import, in a transaction that also writes how far it has come and asks for the next: whoever takes it up
 * after a crash begins where the last whole piece has ended.
 */
export const handleImport: DueHandler = ({ siteId, subject, now, services: { secrets }, randomId, transact }) =>
  transact(async (db) => {
    const state = await doPiece({ db, siteId, secrets, now, randomId }, Number(subject))
    if (state === null || !isUnderWay(state)) return
    await scheduleWork(db, { kind: 'IMPORT', subject, dueAt: new Date(now.getTime() + PAUSE_MS) })
  })
