import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('a browser is known by its cookie', async () => {
  const { app, signIn } = await createTestApp()
  const cookie = `other=1; token=${await signIn(1, 'ADMIN')}`
  const { data } = (await app.inject({ url: '/api/logged', headers: { cookie } })).json()
  expect(data).toEqual({ isLogged: true, role: 'ADMIN' })
})

test('nobody signed in is a visitor; so is a made-up token, and one of another estate', async () => {
  const { app, signIn } = await createTestApp()
  const other = await signIn(2, 'ADMIN')
  for (const cookie of ['', 'token=', 'token=made-up', `token=${other}`]) {
    const { data } = (await app.inject({ url: '/api/logged', headers: { cookie } })).json()
    expect(data).toEqual({ isLogged: false, role: 'VISITOR' })
  }
})

test('a page of another site cannot change anything with the visitor’s cookie', async () => {
  const { app, signIn } = await createTestApp()
  const cookie = `token=${await signIn(1, 'ADMIN')}`
  const change = async (origin: string | null) => {
    const headers = { host: 'localhost:3000', cookie, ...(origin === null ? {} : { origin }) }
    const answer = await app.inject({ method: 'PUT', url: '/api/admin/parameter/15', headers, payload: { value: 'x' } })
    return answer.statusCode
  }
  expect(await change('http://localhost:3000')).toBe(200)
  expect(await change('http://evil.example')).toBe(403)
  expect(await change('http://vitrine.localhost:3000')).toBe(403)
  expect(await change('null')).toBe(401)
  expect(await change(null)).toBe(401)
})

test('the language that a visitor chose holds where none is asked for', async () => {
  const { app } = await createTestApp()
  const say = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/page/999999', headers })).json().message
  expect(await say({ cookie: 'locale=en' })).toBe('This page could not be found')
  expect(await say({ cookie: 'locale=en', userlang: 'fr' })).toBe('Cette page est introuvable.')
  expect(await say({ cookie: 'locale=xx' })).toBe('Cette page est introuvable.')
})

test('an answer that others may keep says that its language may come from a cookie', async () => {
  const { app } = await createTestApp()
  const { headers } = await app.inject({ url: '/api/countries', headers: { cookie: 'locale=en' } })
  expect(headers['cache-control']).toContain('public')
  expect(headers.vary).toBe('userLang, idSite, Cookie, Accept-Encoding')
})
