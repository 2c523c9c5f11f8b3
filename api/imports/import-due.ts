import { performance } from 'node:perf_hooks'
import type { DueHandler } from '#api/background/due-handler.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { isUnderWay } from '#rules/imports/import-states.ts'
import { restMs } from '#rules/imports/rest.ts'
import { doPiece } from './do-piece.ts'

/** Since when this process has not been at a piece: what it does from here on, it does for others. */
let rest = performance.eventLoopUtilization()

/**
 * One piece of an import, in a transaction that also writes how far it has come and asks for the next: whoever takes it up
 * after a crash begins where the last whole piece has ended. The fuller the shop, the longer until the next.
 */
export const handleImport: DueHandler = async ({ siteId, subject, now, services: { secrets }, randomId, transact }) => {
  const busy = performance.eventLoopUtilization(rest).utilization
  const startedAt = performance.now()
  await transact(async (db) => {
    const state = await doPiece({ db, siteId, secrets, now, randomId }, Number(subject))
    if (state === null || !isUnderWay(state)) return
    const tookMs = performance.now() - startedAt
    const dueAt = new Date(now.getTime() + tookMs + restMs({ tookMs, busy }))
    await scheduleWork(db, { kind: 'IMPORT', subject, dueAt })
  })
  rest = performance.eventLoopUtilization()
}
