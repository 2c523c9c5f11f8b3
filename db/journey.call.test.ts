import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createJourney } from './journey.ts'

/** A connection, and how often it has said that it is ready for more. */
async function openConnection() {
  const { pool, admin } = await createTestDatabase()
  const client = await pool.connect()
  const answers: unknown[] = []
  const wire = client as unknown as { connection: { on(name: 'readyForQuery', hear: (of: unknown) => void): void } }
  wire.connection.on('readyForQuery', (of) => answers.push(of))
  return { client, admin, answers }
}

async function travel(client: PoolClient, statements: readonly { text: string; name?: string; values?: unknown[] }[]) {
  const journey = createJourney(client)
  const asked = statements.map((statement) => journey.add(statement))
  await journey.send()
  return Promise.allSettled(asked)
}

const counter = (subject: string) => ({
  name: 'counter',
  text: `insert into platform.test_payments (reference, request_key, account, amount_cents, currency, label, return_url,
    created_at, changed_at) values (md5($1), $1, '1', 1, 'EUR', '', '', now(), now())`,
  values: [subject],
})
const KEPT = `select request_key as key from platform.test_payments where request_key like 'journey %' order by 1`

test('statements of a journey are answered in their order and in one piece', async () => {
  const { client, answers } = await openConnection()
  const told = await travel(client, [
    { text: 'select 1 as one' },
    { name: 'sum', text: 'select $1::int + 1 as two', values: [1] },
    { name: 'sum', text: 'select $1::int + 1 as two', values: [2] },
  ])
  expect(told.map((one) => one.status === 'fulfilled' && one.value.rows)).toEqual([
    [{ one: 1 }],
    [{ two: 2 }],
    [{ two: 3 }],
  ])
  expect(answers).toHaveLength(1)
  client.release()
})

test('where one fails all tell why, nothing is kept of them, and the connection goes on', async () => {
  const { client, admin } = await openConnection()
  const told = await travel(client, [
    counter('journey lost'),
    { text: 'select 1 / (select 0)' },
    { name: 'late', text: 'select 5 as five' },
  ])
  expect(told.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(Array(3).fill('division by zero'))
  expect((await admin.query(KEPT)).rows).toEqual([])
  // What the database has not read by then is sent again, what it has read is not.
  const [kept, late] = await travel(client, [counter('journey kept'), { name: 'late', text: 'select 5 as five' }])
  expect([kept?.status, late?.status === 'fulfilled' && late.value.rows]).toEqual(['fulfilled', [{ five: 5 }]])
  expect((await admin.query(KEPT)).rows).toEqual([{ key: 'journey kept' }])
  client.release()
})

test('nothing is kept beside one whose values cannot be written', async () => {
  const { client, admin } = await openConnection()
  const endless: Record<string, unknown> = {}
  endless.own = endless
  const told = await travel(client, [
    counter('journey lost'),
    { name: 'never', text: 'select $1::json', values: [endless] },
  ])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((told[1] as PromiseRejectedResult).reason.message).toContain('circular')
  expect((await admin.query(KEPT)).rows).toEqual([])
  const [next] = await travel(client, [{ text: 'select 7 as seven' }])
  expect(next?.status === 'fulfilled' && next.value.rows).toEqual([{ seven: 7 }])
  client.release()
})

test('what fails only when it is to be kept has failed', async () => {
  const { client, admin } = await openConnection()
  await admin.query(`create function platform.refuse() returns trigger language plpgsql as $$ begin raise 'kept by nobody'; end $$;
    create constraint trigger refuse after insert on platform.test_payments deferrable initially deferred
    for each row execute function platform.refuse()`)
  const [told] = await travel(client, [counter('journey late')])
  expect(told?.status === 'rejected' && told.reason.message).toBe('kept by nobody')
  client.release()
})

test('a connection that breaks tells all who travel on it', async () => {
  const { client, admin } = await openConnection()
  client.on('error', () => {})
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const journey = createJourney(client)
  const asked = [journey.add({ text: 'select pg_sleep(60)' }), journey.add({ text: 'select 1' })]
  const told = Promise.allSettled([...asked, journey.send()])
  await admin.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  client.release(true)
})
