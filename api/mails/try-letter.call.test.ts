import { expect, test } from 'vitest'
import { openLetters } from '#tests/support/test-letters.ts'
import { mailRows, mailsInFolder } from '#tests/support/test-mails.ts'

test('a trial goes to whoever asks for it and to nobody else, and is no mail of the outbox', async () => {
  const shop = await openLetters()
  const asked = { language: 'fr', subject: 'En route, {prenom}', opening: '', closing: 'À bientôt' }
  const { data } = await shop.ask('/admin/letter/ORDER_SHIPPED/try', { method: 'POST', payload: asked })
  expect(data).toEqual({ sentTo: shop.email })
  const [mail = '', ...others] = mailsInFolder(shop)
  expect(others).toEqual([])
  expect(mail).toContain(`To: ${shop.email}`)
  expect(await mailRows(shop)).toEqual([])
})

test('after twenty in an hour there are no more, and what is wrong sends nothing', async () => {
  const shop = await openLetters()
  const asked = { language: 'en', subject: '', opening: '{nonsense}', closing: '' }
  const answers: number[] = []
  for (let n = 0; n < 21; n++)
    answers.push((await shop.ask('/admin/letter/ORDER_SHIPPED/try', { method: 'POST', payload: asked })).status)
  expect(answers).toEqual([...Array(20).fill(400), 429])
  expect(() => mailsInFolder(shop)).toThrow()
})

test('a mail that nobody takes is told as not sent', async () => {
  const shop = await openLetters({
    services: {
      mails: { send: async () => ({ failure: 'away', reason: 'gone' }), forget: async () => {}, close: () => {} },
    },
  })
  const refused = await shop.ask('/admin/letter/ORDER_SHIPPED/try', { method: 'POST', payload: { language: 'fr' } })
  expect(refused).toMatchObject({ status: 502, code: 'mail-not-sent' })
})
