import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { turnRow } from '#db/queries/basics/turns.ts'

/** The hour has come to show an event, or to hide it. */
export const handleEventTime: DueHandler = ({ subject, askedBy, now, transact }) =>
  transact(async (db) => {
    const { turned, next } = await turnRow(db, { table: 'elements', id: Number(subject), now })
    if (turned) {
      const changes = [{ thing: 'events', id: Number(subject), ...turned }]
      await notePlannedChanges(db, { call: 'events.turn', askedBy, now, changes })
    }
    if (next) await scheduleWork(db, { kind: 'EVENT_TIME', subject, dueAt: next, askedBy })
  })
