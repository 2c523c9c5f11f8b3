import { z } from 'zod'
import { forgetEmailChangesBefore } from '#db/queries/accounts/email-changes.ts'
import { forgetInvitationsBefore } from '#db/queries/accounts/invitations.ts'
import { forgetDevicesBefore } from '#db/queries/accounts/known-devices.ts'
import { forgetChallengesBefore } from '#db/queries/accounts/second-factors.ts'
import { forgetLinksBefore } from '#db/queries/accounts/secret-links.ts'
import { forgetExpiredSessions } from '#db/queries/accounts/sessions.ts'
import { forgetKeysBefore } from '#db/queries/basics/idempotency.ts'
import { forgetCountersBefore } from '#db/queries/basics/rate-counters.ts'
import { forgetSecurityEventsBefore } from '#db/queries/basics/security-events.ts'
import { forgetConsentsBefore } from '#db/queries/consent/consents.ts'
import { forgetSuspectsBefore } from '#db/queries/content/messages.ts'
import { forgetLapsedQuotes } from '#db/queries/deliveries/shipping-quotes.ts'
import { forgetRegistrationsBefore } from '#db/queries/events/registrations.ts'
import { forgetImportsBefore } from '#db/queries/imports/imports.ts'
import { forgetAuditEventsBefore } from '#db/queries/office/audit-events.ts'
import { forgetPlacesBefore } from '#db/queries/orders/unpaid-holds.ts'
import { forgetVisitorsBefore } from '#db/queries/sites/visits.ts'
import { forgetBookingsBefore } from '#db/queries/visits/bookings.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { logKeptSince } from '#rules/office/log-times.ts'
import { inactivityDates } from '#rules/privacy/inactivity.ts'
import { defineJob } from './define-job.ts'

const DAY_MS = 86_400_000
/** A retry may come late: a queue that was down over a weekend, a phone back from a journey. */
const KEYS_DAYS = 30
const COUNTERS_DAYS = 1
/** So long an estate can tell who was invited. */
const INVITATIONS_DAYS = 90
/** A link that has ended says so for a while instead of being unknown. */
const LINKS_DAYS = 30
/** Traces of security are kept six months to a year (CNIL, 2021-122). */
const SECURITY_DAYS = 180
/** As long as a browser keeps its id. */
const DEVICES_DAYS = 400
/** Unpaid orders of a place are counted for a day. */
const PLACES_DAYS = 2
/** A choice is asked again after six months; the proof outlives the longest life the law gives a tracker, 13 months. */
const CONSENTS_DAYS = 400
/** Until the same event comes round again. */
const REGISTRATIONS_DAYS = 365
/** So long an estate may look whether a message was taken for a machine's by mistake. */
const SUSPECT_DAYS = 90

/** So long an import can be undone; then nothing of its file is kept. */
const IMPORTS_DAYS = 90

export const forgetOldTraces = defineJob({
  name: 'forget-old-traces',
  about:
    'Deletes what only served a moment: old idempotency keys, rate counters, old invitations and links, the security log of half a year ago, the log of changes of four years ago, where orders were placed from, ended sessions, devices long unseen, lapsed quotes, marks of visitors, who came to the events of a year ago and the visits of three, messages that look like a machine’s, the files of imports of three months ago.',
  input: z.object({}),
  attempts: 5,
  every: '17 3 * * *',
  async handle(_, { db, now }) {
    await forgetKeysBefore(db, new Date(now.getTime() - KEYS_DAYS * DAY_MS))
    await forgetPlacesBefore(db, new Date(now.getTime() - PLACES_DAYS * DAY_MS))
    await forgetCountersBefore(db, new Date(now.getTime() - COUNTERS_DAYS * DAY_MS))
    await forgetSecurityEventsBefore(db, new Date(now.getTime() - SECURITY_DAYS * DAY_MS))
    await forgetAuditEventsBefore(db, logKeptSince(now))
    await forgetExpiredSessions(db, now)
    await forgetInvitationsBefore(db, new Date(now.getTime() - INVITATIONS_DAYS * DAY_MS))
    await forgetEmailChangesBefore(db, now)
    await forgetChallengesBefore(db, now)
    await forgetLinksBefore(db, new Date(now.getTime() - LINKS_DAYS * DAY_MS))
    await forgetDevicesBefore(db, new Date(now.getTime() - DEVICES_DAYS * DAY_MS))
    await forgetLapsedQuotes(db, now)
    await forgetVisitorsBefore(db, parisDay(now))
    await forgetConsentsBefore(db, new Date(now.getTime() - CONSENTS_DAYS * DAY_MS))
    await forgetRegistrationsBefore(db, new Date(now.getTime() - REGISTRATIONS_DAYS * DAY_MS))
    await forgetBookingsBefore(db, inactivityDates(now).forgetBefore)
    await forgetImportsBefore(db, { before: new Date(now.getTime() - IMPORTS_DAYS * DAY_MS), now })
    await forgetSuspectsBefore(db, new Date(now.getTime() - SUSPECT_DAYS * DAY_MS))
  },
})
