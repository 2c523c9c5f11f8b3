import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { OfferedResource, SavingParts } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type EventFields, events, registrations } from '#contract/events/event-resource.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { countComing } from '#db/queries/events/events.ts'
import { isExpected, lockEvent } from '#db/queries/events/registrations.ts'
import { eventStore, registrationStore } from '#db/resources/events.ts'
import type { StoredRecord } from '#db/resources/read-record.ts'
import type { SiteDb } from '#db/site-db.ts'
import { hasMoved, isPast } from '#rules/events/event-times.ts'
import { settleWaiting } from './take-places.ts'
import { tellMoved } from './tell-moved.ts'

export const eventResource: OfferedResource = {
  definition: events,
  store: eventStore,
  async check({ before, fields }, { db }) {
    const event = fields as EventFields
    const problems: Record<string, Problem> = {}
    if (Object.keys(event.texts).length === 0) problems[`texts.${await mainLocale(db)}.title`] = { problem: 'required' }
    if (new Date(event.endsAt) <= new Date(event.startsAt)) problems.endsAt = { problem: 'date-too-early' }
    const taken = before ? await takenPlaces(db, before.id) : 0
    if (event.capacity < taken) problems.capacity = { problem: 'too-small', limit: taken }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  async checkRemoval({ id }, { db, now }) {
    return (await isExpected(db, { elementId: id, now })) ? { refusal: 'still-used' } : null
  },
  async afterwards({ before, after }, parts) {
    await planTurns(after, parts)
    if (before) await tellGuests({ before, after }, parts)
  },
}

/** Under the event's lock: nobody takes a place between counting and saving. */
async function takenPlaces(db: SiteDb, id: number): Promise<number> {
  await lockEvent(db, id)
  return (await countComing(db, [id])).get(id) ?? 0
}

/** Shown and hidden at its time by due work, so that nothing that reads elements has to look at a clock. */
async function planTurns({ id, fields }: StoredRecord, { db, principal }: SavingParts): Promise<void> {
  const { showAt, hideAt } = fields as EventFields
  const moments = [showAt, hideAt].flatMap((moment) => (moment ? [new Date(moment).getTime()] : []))
  if (moments.length === 0) return
  const work = { kind: 'EVENT_TIME', subject: String(id), dueAt: new Date(Math.min(...moments)) } as const
  await scheduleWork(db, { ...work, askedBy: principal?.id ?? null })
}

/** Who comes is told of another day or place; who waits has the places that there are now. */
async function tellGuests(
  { before, after }: { before: StoredRecord; after: StoredRecord },
  parts: SavingParts,
): Promise<void> {
  const event = await lockEvent(parts.db, after.id)
  if (!event || isPast({ startsAt: event.starts_at, now: parts.now })) return
  if (hasMoved(before.fields as EventFields, after.fields as EventFields)) await tellMoved(parts, event)
  await settleWaiting(parts, event)
}

export const registrationResource: OfferedResource = { definition: registrations, store: registrationStore }
