import type { DueHandler } from '#api/background/due-handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import type { SavingParts } from '#api/office/resource.ts'
import { PARTNERS_ROUTE } from '#contract/content/closed-sets.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { turnElement } from '#db/queries/content/element-times.ts'
import type { StoredRecord } from '#db/resources/read-record.ts'

/** What the back office calls elements of a route. */
const THINGS: Readonly<Record<string, string>> = { [PARTNERS_ROUTE]: 'partners', [EVENTS_ROUTE]: 'events' }

/** The hour has come to show an element, or to hide it. */
export const handleElementTime: DueHandler = ({ subject, askedBy, now, transact }) =>
  transact(async (db) => {
    const { turned, next } = await turnElement(db, { id: Number(subject), now })
    if (turned) {
      const { route, ...told } = turned
      const thing = THINGS[route] ?? 'elements'
      const changes = [{ thing, id: Number(subject), ...told }]
      await notePlannedChanges(db, { call: `${thing}.turn`, askedBy, now, changes })
    }
    if (next) await scheduleWork(db, { kind: 'ELEMENT_TIME', subject, dueAt: next, askedBy })
  })

/** Asks for what is planned of an element that was saved: the first of its turns. */
export async function planElement({ after }: { after: StoredRecord }, { db, principal }: SavingParts): Promise<void> {
  const planned = [after.fields.showAt, after.fields.hideAt].filter((moment) => typeof moment === 'string')
  if (planned.length === 0) return
  const dueAt = new Date(Math.min(...planned.map((moment) => new Date(moment).getTime())))
  await scheduleWork(db, { kind: 'ELEMENT_TIME', subject: String(after.id), dueAt, askedBy: principal?.id ?? null })
}
