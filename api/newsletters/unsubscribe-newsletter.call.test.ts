import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, askForLetters, confirmLetters, subscriptionRows } from '#tests/support/test-newsletters.ts'

test('one request ends everything, twice as well as once, also where newsletters are switched off', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const { token } = (await confirmLetters(shop)).json().data
  await shop.admin.query(`update estate.parameters set value = 'false' where type = 'ENABLE_NEWSLETTER'`)
  for (const _ of ['once', 'twice']) {
    const answer = await askAt(shop, { method: 'POST', path: `/newsletter/unsubscribe/${token}`, payload: {} })
    expect(answer.json().data).toEqual({ subscribed: [] })
  }
  const rows = await subscriptionRows(shop)
  expect([rows.length, rows.filter(({ ended_at }) => ended_at === null)]).toEqual([2, []])
  const unknown = await askAt(shop, { method: 'POST', path: `/newsletter/unsubscribe/${'z'.repeat(43)}`, payload: {} })
  expect(unknown.json().code).toBe('newsletter-link-over')
})
