import { z } from 'zod'
import { defineJob, type JobContext } from '#api/background/define-job.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import {
  forgetMailsBefore,
  forgetNamelessFormsBefore,
  forgetVainWarnings,
  listForgotten,
  listSilent,
  noteWarning,
} from '#db/queries/privacy/inactive-people.ts'
import { forgetArchivedBefore } from '#db/queries/privacy/invoice-archive.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { inactivityDates } from '#rules/privacy/inactivity.ts'
import { formFileName, mailFileName } from './erased-file.ts'
import { forgetPerson } from './forget-person.ts'

const randomId = () => crypto.randomUUID().replaceAll('-', '')

/** In one night; the rest follows in the next. */
const MOST = 200

export const forgetInactive = defineJob({
  name: 'forget-inactive',
  about:
    'Tells people who were not heard of for nearly three years that they will be forgotten, and forgets them thirty days later; deletes mails of three years ago and forms that name nobody, and archived invoices after ten.',
  input: z.object({}),
  attempts: 5,
  every: '23 4 * * *',
  async handle(_, parts) {
    const { db, now } = parts
    const dates = inactivityDates(now)
    await forgetVainWarnings(db)
    await warn(parts, dates)
    for (const { email, userId, locale } of await listForgotten(db, {
      before: dates.forgetBefore,
      today: parisDay(now),
      limit: MOST,
    })) {
      // What is still open between them and the estate keeps them another day.
      await forgetPerson(db, { person: { userId, email }, origin: 'INACTIVITY', locale, now, randomId })
    }
    for (const mail of await forgetMailsBefore(db, dates.forgetBefore))
      await scheduleWork(db, { kind: 'ERASED_FILE', subject: mailFileName(mail), dueAt: now })
    for (const id of await forgetNamelessFormsBefore(db, dates.forgetBefore))
      await scheduleWork(db, { kind: 'ERASED_FILE', subject: formFileName(id), dueAt: now })
    await forgetArchivedBefore(db, dates.archivedBefore)
  },
})

async function warn(
  { db, now }: JobContext,
  { warnBefore, forgetOn }: Pick<ReturnType<typeof inactivityDates>, 'warnBefore' | 'forgetOn'>,
): Promise<void> {
  for (const { email, userId, locale } of await listSilent(db, { before: warnBefore, limit: MOST })) {
    if (isDemoAddress(email)) continue
    await noteWarning(db, { email, warned_at: now, forget_on: forgetOn })
    await queueMail(db, {
      kind: 'INACTIVITY_WARNING',
      locale,
      recipient: email,
      orderId: null,
      facts: { forgottenOn: forgetOn, hasAccount: userId !== null },
      now,
      randomId,
    })
  }
}
