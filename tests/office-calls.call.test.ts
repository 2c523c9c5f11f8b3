import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { OFFICE_ROLES } from '#contract/office/closed-sets.ts'
import { mayDo } from '#rules/office/rights.ts'
import { enterOffice } from './support/office.ts'
import { sampleInput } from './support/sample-input.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const calls = Object.values<CallDefinition>(everyCall).filter(({ who }) => who === 'admin' || who === 'super-admin')
const MISSING = 987_654
const FOREIGN = 700_001

interface Asked {
  call: CallDefinition
  token?: string
  id?: number
}

/** Asks a call as its shapes want it. One that takes files gets a form without any: who may send it is looked at first. */
async function askCall({ app }: TestApp, { call, token, id = MISSING }: Asked) {
  const { url, payload } = sampleInput(call, id)
  const authorization = token ? { authorization: token } : {}
  const form = {
    payload: '--x--\r\n',
    headers: { ...authorization, 'content-type': 'multipart/form-data; boundary=x' },
  }
  const sent = call.files ? form : { headers: authorization, ...(call.method === 'GET' ? {} : { payload }) }
  const answer = await app.inject({ method: call.method, url, ...sent })
  const isNotAllowed = answer.statusCode === 403 && answer.json().code === 'not-allowed'
  return { status: answer.statusCode, isNotAllowed, body: answer.body.replaceAll(String(id), 'ID') }
}

test('no call of administrators answers visitors, customers or the administrators of another estate', async () => {
  const shop = await createTestApp()
  const customer = await shop.signIn(1, 'CUSTOMER')
  const neighbour = await shop.signIn(3, 'ADMIN')
  const wrong: string[] = []
  for (const call of calls) {
    const found = [
      (await askCall(shop, { call })).status,
      (await askCall(shop, { call, token: neighbour })).status,
      (await askCall(shop, { call, token: customer })).status,
    ]
    if (String(found) !== '401,401,403') wrong.push(`${call.name}: ${found}`)
  }
  expect(wrong).toEqual([])
}, 180_000)

test('no call answers somebody of the office who is not there for it, and what may be read is answered', async () => {
  const shop = await createTestApp()
  const wrong: string[] = []
  for (const role of OFFICE_ROLES) {
    const { token } = await enterOffice(shop, { role })
    for (const call of calls) {
      const { area, method, who } = call
      const isRead = method === 'GET'
      const may = who === 'admin' && (!area || mayDo({ role, area, needs: isRead ? 'read' : 'write' }))
      // What they may change is tried by the tests of each call.
      if (may && !isRead) continue
      const { status, isNotAllowed } = await askCall(shop, { call, token })
      if (isNotAllowed === may) wrong.push(`${role} ${call.name}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
}, 180_000)

/** One thing of each kind at the neighbour's gets a number that nothing has here. */
async function renumberNeighbour({ admin }: TestApp): Promise<void> {
  const client = await admin.connect()
  const { rows } = await client.query(
    `select table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'estate' and table_type = 'BASE TABLE' and column_name = 'id' and data_type in ('integer', 'bigint')
       and coalesce(identity_generation, '') <> 'ALWAYS'`,
  )
  await client.query('begin')
  // Nothing is asked of these rows but whether somebody else finds them.
  await client.query('set local session_replication_role = replica')
  for (const { name } of rows)
    await client.query(
      `update estate.${name} set id = ${FOREIGN} where site_id = 3 and id = (select min(id) from estate.${name} where site_id = 3)`,
    )
  await client.query('commit')
  client.release()
}

test('what is another estate’s is as unknown to every call as what is not there', async () => {
  const [shop, other] = [await createTestApp(), await createTestApp()]
  await renumberNeighbour(shop)
  await renumberNeighbour(other)
  const [token, otherToken] = [await shop.signIn(1, 'ADMIN'), await other.signIn(1, 'ADMIN')]
  const different: string[] = []
  const found: string[] = []
  for (const call of calls.filter(({ who }) => who === 'admin')) {
    const foreign = await askCall(shop, { call, token, id: FOREIGN })
    const missing = await askCall(other, { call, token: otherToken, id: MISSING })
    const isSame = foreign.status === missing.status && (foreign.status < 300 || foreign.body === missing.body)
    if (!isSame) different.push(`${call.name}: ${foreign.status} ${missing.status} ${foreign.body.slice(0, 120)}`)
    if (/:id\b/.test(call.path) && !call.files && foreign.status !== 404)
      found.push(`${call.name}: ${foreign.status} ${foreign.body.slice(0, 160)}`)
  }
  expect(different).toEqual([])
  expect(found).toEqual([])
}, 180_000)
