import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addEvent, register, registrationToken } from '#tests/support/test-events.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('who comes takes the event along into their calendar; who waits or has cancelled does not', async () => {
  const shop = await createTestApp()
  await register(shop, { id: await addEvent(shop, { capacity: 1 }) })
  const token = await registrationToken(shop)
  const path = `/event/registration/${token}/calendar`
  const answer = await askAt(shop, { path })
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.body).toContain('DTSTART:20301205T090000Z\r\nDTEND:20301205T170000Z\r\nSUMMARY:Fête du puits\r\n')
  await askAt(shop, { method: 'POST', path: `/event/registration/${token}/cancel`, payload: {} })
  expect((await askAt(shop, { path })).statusCode).toBe(404)
})

test('the file speaks the language of the registration, whoever asks', async () => {
  const shop = await createTestApp()
  await register(shop, { id: await addEvent(shop), headers: { userlang: 'en' } })
  const { body } = await askAt(shop, { path: `/event/registration/${await registrationToken(shop)}/calendar` })
  expect(body).toContain('SUMMARY:Feast of the well')
})
