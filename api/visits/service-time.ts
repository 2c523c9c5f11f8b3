import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { turnRow } from '#db/queries/basics/turns.ts'

/** The hour has come to show a service, or to hide it. */
export const handleServiceTime: DueHandler = ({ subject, askedBy, now, transact }) =>
  transact(async (db) => {
    const { turned, next } = await turnRow(db, { table: 'services', id: Number(subject), now })
    if (turned) {
      const changes = [{ thing: 'services', id: Number(subject), ...turned }]
      await notePlannedChanges(db, { call: 'services.turn', askedBy, now, changes })
    }
    if (next) await scheduleWork(db, { kind: 'SERVICE_TIME', subject, dueAt: next, askedBy })
  })
