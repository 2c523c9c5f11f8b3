import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('an administrator changes a parameter of the own estate only', async () => {
  const { app, signIn, admin } = await createTestApp()
  const headers = { host: 'localhost', authorization: await signIn(1, 'ADMIN'), userlang: 'en' }
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/1',
    headers,
    payload: { value: '#123456', seen: '#7A1F2B' },
  })

  expect(answer.json()).toEqual({
    success: true,
    data: { id: 1, type: 'PRIMARY_COLOR', kind: 'STRING', label: 'Main colour', value: '#123456' },
    message: '',
  })
  const { rows } = await admin.query('select site_id, value from estate.parameters where id = 1 order by site_id')
  expect(rows).toEqual([
    { site_id: 1, value: '#123456' },
    { site_id: 2, value: '#C8A45C' },
    { site_id: 3, value: '#1F6F78' },
  ])
})

test('null sets the default back', async () => {
  const { app, signIn, admin } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const { rows } = await admin.query('select value as seen from estate.parameters where site_id = 1 and id = 2')
  const payload = { value: null, seen: rows[0].seen }
  const answer = await app.inject({ method: 'PUT', url: '/api/admin/parameter/2', headers, payload })
  expect(answer.json().data.value).toBe('#8A6A35')
})

test('visitors are asked to sign in, customers are turned away', async () => {
  const { app, signIn } = await createTestApp()
  const set = async (authorization?: string) => {
    const headers = authorization ? { authorization } : {}
    return (
      await app.inject({
        method: 'PUT',
        url: '/api/admin/parameter/1',
        headers,
        payload: { value: '#123456', seen: '#7A1F2B' },
      })
    ).statusCode
  }
  expect(await set()).toBe(401)
  expect(await set('made-up')).toBe(401)
  expect(await set(await signIn(1, 'CUSTOMER'))).toBe(403)
  expect(await set(await signIn(1, 'SUPER_ADMIN'))).toBe(200)
})

test('an expired session is no session', async () => {
  const { app, signIn, admin } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  await admin.query(`update estate.sessions set expires_at = now() - interval '1 second'`)
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/1',
    headers: { authorization },
    payload: { value: '#123456', seen: '#7A1F2B' },
  })
  expect(answer.statusCode).toBe(401)
})

test('a bad value is refused next to its field and changes nothing', async () => {
  const { app, signIn, admin } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/1',
    headers,
    payload: { value: 'red;}', seen: '#7A1F2B' },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({ value: 'Cette couleur n’est pas valable\u00a0: écrivez par exemple #7A1F2B.' })
  const { rows } = await admin.query('select value from estate.parameters where id = 1 and site_id = 1')
  expect(rows[0].value).toBe('#7A1F2B')
})

test('an unknown parameter is a 404', async () => {
  const { app, signIn } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/99999',
    headers,
    payload: { value: 'x', seen: null },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'parameter-not-found'])
})

test('the name of a sender stays one line, a text keeps its lines', async () => {
  const { app, admin, signIn } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const set = async (type: string, value: string) => {
    const { rows } = await admin.query('select id, value from estate.parameters where site_id = 1 and type = $1', [
      type,
    ])
    const url = `/api/admin/parameter/${rows[0].id}`
    const payload = { value, seen: rows[0].value }
    return (await app.inject({ method: 'PUT', url, headers, payload })).json().data.value
  }
  expect(await set('MAIL_SENDER_NAME', 'Domaine\r\nBcc: x@example.com')).toBe('Domaine Bcc: x@example.com')
  expect(await set('COMPANY_ADDRESS', '7, chemin Haut\r\n49730 Turquant')).toBe('7, chemin Haut\n49730 Turquant')
})

test('of two who have seen the same one is told, and nothing is overwritten', async () => {
  const { app, signIn, admin } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const set = async (value: string) => {
    const payload = { value, seen: '#7A1F2B' }
    return (await app.inject({ method: 'PUT', url: '/api/admin/parameter/1', headers, payload })).json()
  }
  const both = await Promise.all([set('#111111'), set('#222222')])
  expect(both.map(({ code = 'saved' }) => code).sort()).toEqual(['changed-meanwhile', 'saved'])
  const saved = both.find(({ success }) => success).data.value
  const { rows } = await admin.query('select value from estate.parameters where id = 1 and site_id = 1')
  expect(rows[0].value).toBe(saved)
  // Whoever asks again for what is there is not told of themselves.
  expect((await set(saved)).success).toBe(true)
})

test('the log of changes tells what a parameter was and is', async () => {
  const { app, signIn, admin } = await createTestApp()
  const headers = { authorization: await signIn(1, 'ADMIN') }
  const payload = { value: '#123456', seen: '#7A1F2B' }
  await app.inject({ method: 'PUT', url: '/api/admin/parameter/1', headers, payload })
  const { rows } = await admin.query('select thing, thing_id, before, after from estate.audit_events where site_id = 1')
  expect(rows).toEqual([
    {
      thing: 'parameters',
      thing_id: '1',
      before: { type: 'PRIMARY_COLOR', value: '#7A1F2B' },
      after: { type: 'PRIMARY_COLOR', value: '#123456' },
    },
  ])
})
