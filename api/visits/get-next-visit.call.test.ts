import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, book, booked, LATER, VISIT_NOW } from '#tests/support/test-visits.ts'

async function shop() {
  const test = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(test)
  const authorization = await test.signIn(1, 'CUSTOMER')
  const { rows } = await test.admin.query(
    `update estate.users set email_confirmed_at = now() where id = (select max(id) from estate.users) returning email`,
  )
  const next = async (headers: Record<string, string> = { authorization, idsite: '1' }) =>
    (await test.app.inject({ url: '/api/user/visit', headers })).json()
  return { ...test, email: rows[0].email as string, next }
}

test('a customer is told of the next visit they have a place in or wait for, with the link to their booking', async () => {
  const { email, next, ...test } = await shop()
  expect((await next()).data).toEqual({ visit: null })
  const later = await booked(test, { email, ...LATER })
  const sooner = await booked(test, { email })
  const { visit } = (await next()).data
  expect(visit).toMatchObject({
    token: sooner,
    booking: { state: 'BOOKED', date: '2026-11-21', from: '10:00', service: { title: 'La grande visite' } },
  })
  await askAt(test, { method: 'POST', path: `/visit/${sooner}/cancel` })
  expect((await next()).data.visit.token).toBe(later)
  await test.admin.query(
    `update estate.visit_bookings set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'`,
  )
  expect((await next()).data).toEqual({ visit: null })
})

test('nothing is told of an address that nobody has confirmed, of another’s, or to nobody', async () => {
  const { email, next, ...test } = await shop()
  await book(test, { email })
  await test.admin.query('update estate.users set email_confirmed_at = null where email = $1', [email])
  expect((await next()).data).toEqual({ visit: null })
  await test.admin.query('update estate.users set email_confirmed_at = now()')
  expect((await next()).data.visit).not.toBeNull()
  const other = await test.signIn(1, 'CUSTOMER')
  await test.admin.query('update estate.users set email_confirmed_at = now()')
  expect((await next({ authorization: other, idsite: '1' })).data).toEqual({ visit: null })
  expect((await next({ idsite: '1' })).code).toBe('not-signed-in')
})
