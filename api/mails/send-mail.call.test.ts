import { expect, onTestFinished, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { createSmtpSender } from '#providers/mails/smtp.ts'
import { startSilence, startSmtp } from '#tests/stand-ins/smtp.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { issueTestInvoice } from '#tests/support/test-invoices.ts'
import { MAIL_NOW, mailRows, mailsInFolder, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const HOUR_MS = 3_600_000

/** The outbox before a mail server, on a clock that only the test moves. */
function outbox(database: TestDatabase, url?: string) {
  const sender = url === undefined ? database.mails : createSmtpSender({ url, patienceMs: 300 })
  if (url !== undefined) onTestFinished(sender.close)
  const clock = { ms: MAIL_NOW.getTime() }
  const failures: string[] = []
  const run = () =>
    runDueWork({
      pool: database.pool,
      services: { ...database, mails: sender },
      handlers: allDueHandlers,
      now: () => new Date(clock.ms),
      onFailure: (_, error) => void failures.push((error as Error).message),
      limit: 10,
    })
  return { clock, failures, run }
}

async function dueRows({ admin }: TestDatabase) {
  return (await admin.query('select kind, subject, tries from platform.due_work')).rows
}

async function orderRow({ admin }: TestDatabase, id: number) {
  return (await admin.query('select * from estate.orders where site_id = 1 and id = $1', [id])).rows[0]
}

const messageIds = (messages: readonly string[]) => messages.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1])

test('a queued mail leaves once, and the outbox knows', async () => {
  const database = await createTestDatabase()
  const server = await startSmtp()
  const { id } = await insertOrder(database.admin)
  await queueTestMail(database, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId: id } })
  const { run } = outbox(database, server.url)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(server.recipients).toEqual(['jeanne@example.com'])
  expect(server.received).toHaveLength(1)
  expect(await mailRows(database)).toMatchObject([
    {
      sent_at: MAIL_NOW,
      tries: 1,
      last_error: null,
      subject: `Votre commande C-${String(id).padStart(6, '0')} est en route`,
    },
  ])
  expect(await dueRows(database)).toEqual([])
})

test('without a server mails are files of their site', async () => {
  const database = await createTestDatabase()
  await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: 'Ève' }, siteId: 3 } })
  await outbox(database).run()
  const [mail = ''] = mailsInFolder(database, 3)
  expect(mail).toMatch(/^From: .*<ysaline@example\.com>/m)
  expect(mail).toMatch(/^Message-ID: <[0-9a-f]{32}@[a-z.]+>\r$/m)
})

test('a server that is away is tried again with the same Message-ID; the order is as it was', async () => {
  const database = await createTestDatabase()
  const server = await startSmtp('later')
  const { id } = await insertOrder(database.admin)
  const before = await orderRow(database, id)
  await queueTestMail(database, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId: id } })
  const { run, clock, failures } = outbox(database, server.url)
  await run()
  expect(await mailRows(database)).toMatchObject(
    [{ sent_at: null, tries: 1, last_error: /greylisted/ }].map(asExpected),
  )
  expect(await dueRows(database)).toMatchObject([{ kind: 'MAIL', tries: 1 }])
  expect(failures).toEqual([expect.stringContaining('greylisted')])

  server.mood = 'dies-after-data'
  clock.ms += HOUR_MS
  await run()
  expect(server.received).toHaveLength(1)
  expect(await mailRows(database)).toMatchObject([{ sent_at: null, tries: 2 }])

  server.mood = 'takes'
  clock.ms += HOUR_MS
  await run()
  expect(await mailRows(database)).toMatchObject([{ sent_at: new Date(clock.ms), tries: 3, last_error: null }])
  const [first, second, ...more] = messageIds(server.received)
  expect(first).toMatch(/^<[0-9a-f]{32}@/)
  expect([second, more]).toEqual([first, []])
  expect(await orderRow(database, id)).toEqual(before)
})

test('a server that is down or silent loses nothing', async () => {
  const database = await createTestDatabase()
  const server = await startSmtp()
  await server.stop()
  await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  const down = outbox(database, server.url)
  await down.run()
  expect(down.failures).toEqual([expect.stringContaining('ECONNREFUSED')])
  const silent = outbox(database, await startSilence())
  silent.clock.ms += HOUR_MS
  await silent.run()
  expect(silent.failures).toHaveLength(1)
  expect(await mailRows(database)).toMatchObject([{ sent_at: null, tries: 2 }])
  const folder = outbox(database)
  folder.clock.ms += 2 * HOUR_MS
  await folder.run()
  expect(mailsInFolder(database)).toHaveLength(1)
})

test('what a server refuses for good is not tried again, and the estate sees why', async () => {
  const database = await createTestDatabase()
  const server = await startSmtp('never')
  await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  const { run, failures } = outbox(database, server.url)
  await run()
  expect(await mailRows(database)).toMatchObject([
    asExpected({ sent_at: null, tries: 1, last_error: /no such mailbox/ }),
  ])
  expect([await dueRows(database), failures]).toEqual([[], []])
})

test('after five days of trying a mail is left in the outbox', async () => {
  const database = await createTestDatabase()
  const server = await startSmtp('later')
  await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  const { run, clock } = outbox(database, server.url)
  await run()
  clock.ms += 5 * 24 * HOUR_MS
  await run()
  expect(await mailRows(database)).toMatchObject([{ sent_at: null, tries: 2 }])
  expect(await dueRows(database)).toEqual([])
})

test('a mail about what is gone is not sent, and one that is gone itself neither', async () => {
  const database = await createTestDatabase()
  await queueTestMail(database, { kind: 'STOCK_BACK', mail: { facts: { declinationId: 2_000_000_000 } } })
  const lost = await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  await database.admin.query('delete from estate.mails where id = $1', [lost])
  const { run, failures } = outbox(database)
  expect(await run()).toBe(2)
  expect(failures).toEqual([])
  expect(await mailRows(database)).toEqual([])
  expect(await dueRows(database)).toEqual([])
})

test('a transaction that is rolled back has queued nothing', async () => {
  const database = await createTestDatabase()
  const wrong = queueTestMail(database, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId: 2_000_000_000 } })
  await expect(wrong).rejects.toThrow(/foreign key/)
  expect([await mailRows(database), await dueRows(database)]).toEqual([[], []])
})

test('the confirmation carries the invoice, the terms and the form', async () => {
  const database = await createTestDatabase()
  const { id } = await insertOrder(database.admin)
  await issueTestInvoice(database, { orderId: id })
  await queueTestMail(database, { kind: 'ORDER_CONFIRMED', mail: { facts: {}, orderId: id } })
  const { run, failures } = outbox(database)
  await run()
  expect(failures).toEqual([])
  const [mail = ''] = mailsInFolder(database)
  for (const name of ['F2026-000001.pdf', 'conditions-generales-de-vente.html', 'formulaire-de-retractation.html']) {
    expect(mail).toContain(name)
  }
}, 60_000)

/** A pattern stands for any text that fits it. */
function asExpected(row: Record<string, unknown>) {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ])
  return Object.fromEntries(entries)
}
