import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const message = {
  firstname: ' Ève ',
  lastname: 'Martin',
  email: 'eve@example.com',
  message: 'Une visite\u00a0?\nMerci.',
}

test('a message reaches the estate it was sent to, whole', async () => {
  const { app, admin } = await createTestApp()
  const headers = { host: 'coteaux.localhost', userlang: 'en' }
  const answer = await app.inject({ method: 'POST', url: '/api/message', headers, payload: message })

  expect(answer.statusCode).toBe(200)
  const { rows } = await admin.query('select site_id, id, firstname, message, phone, locale from estate.messages')
  expect(rows).toEqual([
    { site_id: 3, id: answer.json().data.id, firstname: 'Ève', message: message.message, phone: null, locale: 'en' },
  ])
})

test('the eleventh message of one address in a minute has to wait, on any worker', async () => {
  const now = new Date('2026-05-01T10:00:30Z')
  const { app } = await createTestApp({ now: () => now })
  const send = () => app.inject({ method: 'POST', url: '/api/message', payload: message })
  const statuses = (await Promise.all(Array.from({ length: 11 }, send))).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(10).fill(200), 429])

  const late = await send()
  expect(late.json()).toMatchObject({ code: 'too-many-requests' })
  expect(late.headers['retry-after']).toBe('30')
  const other = await app.inject({
    method: 'POST',
    url: '/api/message',
    headers: { host: 'coteaux.localhost' },
    payload: message,
  })
  expect(other.statusCode).toBe(200)
})
