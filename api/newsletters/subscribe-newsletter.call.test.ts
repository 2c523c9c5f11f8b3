import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { askForLetters, confirmLetters, mailedToken, subscriptionRows } from '#tests/support/test-newsletters.ts'

test('nobody is subscribed before the owner of the address has confirmed; the mail carries a secret link', async () => {
  const shop = await createTestApp()
  const answer = await askForLetters(shop, { email: ' Lise@Example.org ' })
  expect([answer.statusCode, answer.json().data]).toEqual([200, { isAsked: true }])
  expect(await subscriptionRows(shop)).toEqual([])
  expect(await mailRows(shop)).toMatchObject([{ kind: 'NEWSLETTER_CONFIRM', recipient: 'lise@example.org' }])
  await finishWork(shop)
  const token = mailedToken(shop, '/newsletter/confirm')
  expect(token).toMatch(/^[\w-]{43}$/)
  const { rows } = await shop.admin.query('select * from estate.secret_links')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the answer is the same for an address that is subscribed already', async () => {
  const shop = await createTestApp()
  const first = await askForLetters(shop)
  await confirmLetters(shop)
  const again = await askForLetters(shop)
  const [{ requestId: _, ...one }, { requestId: __, ...other }] = [first.json(), again.json()]
  expect([again.statusCode, other]).toEqual([first.statusCode, one])
})

test('without the tick, without a list or with a wrong address nothing is sent, and the field is named', async () => {
  const shop = await createTestApp()
  const wrong = [{ consent: false }, { lists: [] }, { lists: [999_999] }, { email: 'lise' }]
  const named = []
  for (const wish of wrong) named.push(Object.keys((await askForLetters(shop, wish)).json().errors))
  expect(named).toEqual([['consent'], ['lists'], ['lists'], ['email']])
  expect(await mailRows(shop)).toEqual([])
})

test('where the estate sends no newsletter nobody can ask for one', async () => {
  const shop = await createTestApp()
  await shop.admin.query(`update estate.parameters set value = 'false' where type = 'ENABLE_NEWSLETTER'`)
  const answer = await askForLetters(shop)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'newsletter-off'])
  expect(await mailRows(shop)).toEqual([])
})

test('a stranger’s letter-box cannot be filled', async () => {
  const shop = await createTestApp()
  const statuses = []
  for (let at = 0; at < 4; at++) statuses.push((await askForLetters(shop)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await mailRows(shop)).toHaveLength(3)
})
