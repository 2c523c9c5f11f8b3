import { expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '#contract/mails/closed-sets.ts'
import { mailFaults } from '#tests/support/mail-lint.ts'
import { openLetters, saying } from '#tests/support/test-letters.ts'
import { composeTestMail, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const address = (kind: MailKind, query: Record<string, string | number>) =>
  `/admin/letter/${kind}/preview?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

test('about an order it is letter for letter what is sent', async () => {
  const shop = await openLetters()
  const { id } = await insertOrder(shop.admin)
  const texts = { subject: 'En route, {prenom}', opening: 'Bonjour {prenom} !', closing: 'À bientôt, {domaine}' }
  const { data } = await shop.ask(address('ORDER_CONFIRMED', { language: 'fr', idOrder: id, ...texts }))
  await shop.change('ORDER_CONFIRMED', { version: 0, texts: saying({ fr: texts }) })
  const mailId = await queueTestMail(shop, { kind: 'ORDER_CONFIRMED', mail: { facts: {}, orderId: id } })
  const { subject, html, text } = await composeTestMail(shop, { id: mailId })
  // The terms that go along are of today; nothing else depends on the hour.
  expect(data).toEqual({ subject, html, text })
})

test('every kind can be seen in both languages, with nothing left to fill in', async () => {
  const shop = await openLetters()
  for (const kind of MAIL_KINDS) {
    for (const language of ['fr', 'en']) {
      const { data } = await shop.ask(address(kind, { language }))
      expect([kind, data.subject + data.html + data.text]).not.toEqual([
        kind,
        expect.stringMatching(/\{\w+\}|undefined/),
      ])
      expect([kind, mailFaults(data)]).toEqual([kind, []])
    }
  }
})

test('what is wrong is told at its field; an order that is not there, or another estate’s, is not', async () => {
  const shop = await openLetters()
  const wrong = await shop.ask(address('ORDER_READY', { language: 'fr', opening: '{montant}' }))
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([400, ['opening']])
  for (const idOrder of [987_654]) {
    const missing = await shop.ask(address('ORDER_READY', { language: 'fr', idOrder }))
    expect(missing).toMatchObject({ status: 404, code: 'order-not-found' })
  }
})
