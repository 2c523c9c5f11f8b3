import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { INVITATION_HOURS, invite } from './invite.ts'

const EMAIL = 'camille@domaine.example'
const invited = ({ pool }: TestApp, now = new Date()) =>
  inSite({ pool, siteId: 1 }, (db) => invite(db, { email: EMAIL, locale: 'fr', now }))

test('an invitation tells whom it is for, at its own estate only', async () => {
  const test = await createTestApp()
  const url = `/api/invitation/${await invited(test)}`
  const own = await test.app.inject({ url })
  expect([own.statusCode, own.json().data]).toEqual([200, { email: EMAIL }])
  expect((await test.app.inject({ url, headers: { host: 'coteaux.localhost' } })).statusCode).toBe(410)
})

test('it ends after three days', async () => {
  const before = (ms: number) => new Date(Date.now() - INVITATION_HOURS * 3_600_000 + ms)
  const test = await createTestApp()
  const late = await invited(test, before(-1))
  expect((await test.app.inject({ url: `/api/invitation/${late}` })).json().code).toBe('invitation-over')
  const still = await invited(test, before(60_000))
  expect((await test.app.inject({ url: `/api/invitation/${still}` })).statusCode).toBe(200)
})

test('whoever is invited again follows the newest link', async () => {
  const test = await createTestApp()
  const [first, second] = [await invited(test), await invited(test)]
  const status = async (token: string) => (await test.app.inject({ url: `/api/invitation/${token}` })).statusCode
  expect([await status(first), await status(second), await status('x'.repeat(43)), await status('x')]).toEqual([
    410, 200, 410, 400,
  ])
})

test('only the hash of a link is kept', async () => {
  const test = await createTestApp()
  const token = await invited(test)
  const { rows } = await test.admin.query('select to_jsonb(invitations)::text as row from estate.invitations')
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain(token)
  expect(rows[0].row).not.toContain(Buffer.from(token).toString('hex'))
})
