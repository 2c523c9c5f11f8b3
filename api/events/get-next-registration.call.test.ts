import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationToken } from '#tests/support/test-events.ts'

async function shop() {
  const test = await createTestApp()
  const authorization = await test.signIn(1, 'CUSTOMER')
  const { rows } = await test.admin.query(
    `update estate.users set email_confirmed_at = now() where id = (select max(id) from estate.users) returning email`,
  )
  const next = async (headers: Record<string, string> = { authorization, idsite: '1' }) =>
    (await test.app.inject({ url: '/api/user/event', headers })).json()
  return { ...test, email: rows[0].email as string, next }
}

test('a customer is told of the next event they come to, with the link to their registration', async () => {
  const { email, next, ...test } = await shop()
  expect((await next()).data).toEqual({ next: null })
  const later = await addEvent(test, { startsAt: '2031-05-01T09:00:00Z' })
  const sooner = await addEvent(test, { startsAt: '2030-05-01T09:00:00Z' })
  const over = await addEvent(test, { startsAt: '2030-01-01T09:00:00Z' })
  for (const id of [later, over, sooner]) await register(test, { id, email })
  await test.admin.query(
    `update estate.events set starts_at = '2020-01-01', ends_at = '2020-01-02' where element_id = $1`,
    [over],
  )
  const { data } = await next()
  expect(data.next).toMatchObject({ state: 'COMING', people: 1, event: { id: sooner, title: 'Fête du puits' } })
  expect(data.next.token).toBe(await registrationToken(test))
  await test.admin.query('update estate.elements set is_published = false where id = $1', [sooner])
  expect((await next()).data.next.event.id).toBe(later)
  await test.admin.query(`update estate.event_registrations set state = 'CANCELLED'`)
  expect((await next()).data).toEqual({ next: null })
})

test('nothing is told of an address that nobody has confirmed, of another’s, or to nobody', async () => {
  const { email, next, ...test } = await shop()
  await register(test, { id: await addEvent(test), email })
  await test.admin.query('update estate.users set email_confirmed_at = null where email = $1', [email])
  expect((await next()).data).toEqual({ next: null })
  await test.admin.query('update estate.users set email_confirmed_at = now() where email = $1', [email])
  expect((await next()).data.next).not.toBeNull()
  const other = await test.signIn(1, 'CUSTOMER')
  await test.admin.query('update estate.users set email_confirmed_at = now()')
  expect((await next({ authorization: other, idsite: '1' })).data).toEqual({ next: null })
  expect((await next({ idsite: '1' })).code).toBe('not-signed-in')
})
