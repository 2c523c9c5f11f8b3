import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'

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
  const { app, signIn, admin } = await createTestApp()
  const cookie = `token=${await signIn(1, 'ADMIN')}`
  const { rows } = await admin.query('select value as seen from estate.parameters where site_id = 1 and id = 15')
  const change = async (origin: string | null) => {
    const headers = { host: 'localhost:3000', cookie, ...(origin === null ? {} : { origin }) }
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/admin/parameter/15',
      headers,
      payload: { value: 'x', seen: rows[0].seen },
    })
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

test('a form that can say nothing else is answered in the language of the page of ours that it was sent from', async () => {
  const { app } = await createTestApp()
  const say = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') => {
    const url = method === 'GET' ? '/api/forms/999999' : '/api/forms/999999/answer/validate'
    const sent = method === 'GET' ? {} : { payload: { answers: {} } }
    const answer = await app.inject({ method, url, headers: { host: 'localhost:3000', ...headers }, ...sent })
    expect(answer.json().code).toBe('form-not-found')
    return answer.json().message === refusalWords.en['form-not-found'] ? 'en' : 'fr'
  }
  const referer = 'http://localhost:3000/en/forms/1'
  expect(await say({ referer })).toBe('en')
  expect(await say({ referer: 'http://localhost:3000/en' })).toBe('en')
  expect(await say({ referer: 'http://localhost:3000/entree' })).toBe('fr')
  expect(await say({ referer: 'http://evil.example/en/forms/1' })).toBe('fr')
  expect(await say({ referer: 'en' })).toBe('fr')
  expect(await say({ referer, cookie: 'locale=fr' })).toBe('fr')
  expect(await say({ referer, userlang: 'fr' })).toBe('fr')
  expect(await say({ referer }, 'GET')).toBe('fr')
})

test('an answer that others may keep says that its language may come from a cookie', async () => {
  const { app } = await createTestApp()
  const { headers } = await app.inject({ url: '/api/countries', headers: { cookie: 'locale=en' } })
  expect(headers['cache-control']).toContain('public')
  expect(headers.vary).toBe('userLang, idSite, Cookie, Accept-Encoding')
})
