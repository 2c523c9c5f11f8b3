import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork, takeWork } from '#api/background/run-due-work.ts'
import { buildTestApp, signInTo } from '#tests/support/test-app.ts'
import { copyDatabase } from '#tests/support/test-database.ts'
import { PATIENT_GATE } from '#tests/support/test-orders.ts'
import { type BankMood, createMoodyPayments } from './bank-mood.ts'

const OPENING = new Date('2026-11-15T10:00:00Z')
const MORE_THAN_ALL_DUE = 50

export type WalkShop = Awaited<ReturnType<typeof openWalkShop>>

/** The real app on a real database, with its clock in the walk's hand; many walks go through it, one after the other. */
export async function openWalkShop(template: Parameters<typeof copyDatabase>[0]) {
  const { drop, ...database } = await copyDatabase(template)
  const bank = createMoodyPayments(database.payments)
  let now = OPENING
  const services = { ...database, payments: bank.payments }
  const test = await buildTestApp(services, { gate: PATIENT_GATE, now: () => now })
  await database.admin.query(
    `update estate.parameters set value = case type when 'MINIMUM_EXPEDITION_BOTTLE' then '0' end
     where site_id = 1 and type in ('MINIMUM_EXPEDITION_BOTTLE', 'MAXIMUM_EXPEDITION_BOTTLE', 'BOTTLE_MULTIPLE')`,
  )
  const authorization = await signInTo(database, { siteId: 1, role: 'ADMIN' })
  await database.admin.query(
    `update estate.sessions set expires_at = now() + interval '100 years', seen_at = now() + interval '100 years'`,
  )
  const work = {
    pool: database.pool,
    services,
    // Letters are no part of the money, and take longer than all the rest.
    handlers: { ...allDueHandlers, MAIL: async () => {}, REVIEW_REQUEST: async () => {} },
    now: () => now,
    onFailure: () => {},
  }
  return {
    ...test,
    authorization,
    now: () => now,
    during: bank.during,
    /** Lets time pass and does what falls due, with a bank in such a mood. */
    pass: async (minutes: number, mood: BankMood = 'well') => {
      now = new Date(now.getTime() + minutes * 60_000)
      await bank.during(mood, async () => {
        while ((await runDueWork({ ...work, limit: MORE_THAN_ALL_DUE })) > 0);
      })
    },
    /** Lets time pass; who takes what is due dies with it in hand. */
    passInVain: async (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
      await takeWork(work, MORE_THAN_ALL_DUE)
    },
    close: async () => {
      await test.app.close()
      await drop()
    },
  }
}
