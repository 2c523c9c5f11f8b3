import type { DueHandler } from '#api/background/due-handler.ts'
import { findRegistration } from '#db/queries/events/registrations.ts'
import { tellRegistration } from './tell-registration.ts'

/** Reminds whoever still comes. Its work is done once; the letter is left out when the event is gone or over. */
export const handleEventReminder: DueHandler = async ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const registration = await findRegistration(db, Number(subject))
    if (registration?.state === 'COMING')
      await tellRegistration({ db, now, randomId }, { registration, step: 'REMINDER' })
  })
