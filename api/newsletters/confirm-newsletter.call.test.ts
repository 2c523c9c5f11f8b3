import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'
import {
  askAt,
  askForLetters,
  confirmLetters,
  mailedToken,
  openAccount,
  subscriptionRows,
} from '#tests/support/test-newsletters.ts'

const confirm = (shop: Parameters<typeof askAt>[0], token: string) =>
  askAt(shop, { method: 'POST', path: `/newsletter/confirm/${token}`, payload: {} })

test('who confirms is subscribed, with date, words and origin as proof', async () => {
  const shop = await createTestApp()
  const { rows: lists } = await shop.admin.query('select id from estate.newsletter_lists where site_id = 1 order by id')
  await askForLetters(shop, { lists: [lists[1].id], headers: { userlang: 'en' } })
  const answer = await confirmLetters(shop)
  expect(answer.json().data.token).toMatch(/^[\w-]{43}$/)
  expect(await subscriptionRows(shop)).toEqual([
    {
      email: 'lise@example.org',
      list_id: lists[1].id,
      origin: 'SITE',
      wording: expect.stringContaining('I agree to receive the newsletters'),
      asked_at: expect.any(Date),
      confirmed_at: expect.any(Date),
      ended_at: null,
    },
  ])
})

test('a link works once, however many follow it at once', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  await finishWork(shop)
  const token = mailedToken(shop, '/newsletter/confirm')
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(shop, token)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(410)])
  expect((await confirm(shop, 'x'.repeat(43))).json().code).toBe('newsletter-link-over')
})

test('a link ends after two days', async () => {
  let now = new Date()
  const shop = await createTestApp({ now: () => now })
  await askForLetters(shop)
  await finishWork(shop)
  now = new Date(now.getTime() + 48 * 3_600_000 + 1)
  expect((await confirm(shop, mailedToken(shop, '/newsletter/confirm'))).statusCode).toBe(410)
  expect(await subscriptionRows(shop)).toEqual([])
})

test('the letter that welcomes can be left by one click of the mail program', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const { token } = (await confirmLetters(shop)).json().data
  await finishWork(shop)
  const letters = mailsInFolder(shop).map((mail) => mail.replace(/\r\n /g, ' ').replace(/=\r\n/g, ''))
  const welcome = letters.find((mail) => mail.includes('List-Unsubscribe-Post')) ?? ''
  expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(welcome).toMatch(new RegExp(`List-Unsubscribe:\\s+<http://[^>]*/newsletter/unsubscribe/${token}>`))
  expect(letters.filter((mail) => mail.includes('List-Unsubscribe'))).toHaveLength(1)
})

test('who confirms what they have already is not welcomed again, and keeps their page', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const first = (await confirmLetters(shop)).json().data.token
  await askForLetters(shop)
  expect((await confirmLetters(shop)).json().data.token).toBe(first)
  expect((await mailRows(shop)).filter(({ kind }) => kind === 'NEWSLETTER_WELCOME')).toHaveLength(1)
  expect(await subscriptionRows(shop)).toHaveLength(2)
})

test('an address is its account’s own only when the link is followed from that account’s session', async () => {
  const shop = await createTestApp()
  const { cookie } = await openAccount(shop)
  const proven = async () =>
    (await askAt(shop, { path: '/user/newsletter/subscription', headers: { cookie } })).json().data
  const wish = async () => {
    const [list] = (await askAt(shop, { path: '/user/newsletter/lists' })).json().data.lists
    await askAt(shop, {
      method: 'PUT',
      path: '/user/newsletter/subscription',
      payload: { lists: [list.id] },
      headers: { cookie },
    })
  }
  await wish()
  expect((await confirmLetters(shop)).statusCode).toBe(200)
  expect(await proven()).toEqual({ email: 'lise@example.org', isProven: false, lists: [] })
  await wish()
  await confirmLetters(shop, { cookie })
  expect(await proven()).toEqual({ email: 'lise@example.org', isProven: true, lists: [expect.any(Number)] })
})
