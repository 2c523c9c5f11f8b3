import { expect, test } from 'vitest'
import { askOutbox } from '#tests/support/ask-outbox.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { MAIL_NOW, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('one mail is shown as it reads, with what goes along', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const { id: orderId } = await insertOrder(app.admin, { locale: 'en' })
  const id = await queueTestMail(app, { kind: 'ORDER_CONFIRMED', mail: { facts: {}, orderId, locale: 'en' } })
  const { data } = (await askOutbox(app, { path: `/${id}`, authorization: token })).json()
  expect(data.mail).toMatchObject({ id, kind: 'ORDER_CONFIRMED', locale: 'en' })
  expect(data.content).toMatchObject({
    subject: expect.stringMatching(/^Your order C-\d{6} is confirmed$/),
    html: expect.stringContaining('<!doctype html>'),
    text: expect.stringContaining('Thank you, Jeanne.'),
    attachments: ['terms-of-sale.html', 'withdrawal-form.html'],
  })
  const gone = await queueTestMail(app, { kind: 'STOCK_BACK', mail: { facts: { declinationId: 2_000_000_000 } } })
  expect((await askOutbox(app, { path: `/${gone}`, authorization: token })).json().data).toMatchObject({
    mail: { id: gone },
    content: null,
  })
})

test('a mail of the outbox is for the administrators of its own estate', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const id = await queueTestMail(app, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  const [mine, foreign] = await Promise.all([app.signIn(1, 'ADMIN'), app.signIn(3, 'ADMIN')])
  expect((await askOutbox(app, { path: `/${id}` })).statusCode).toBe(401)
  expect((await askOutbox(app, { path: `/${id}`, authorization: await app.signIn(1, 'CUSTOMER') })).statusCode).toBe(
    403,
  )
  expect((await askOutbox(app, { path: `/${id}`, authorization: foreign })).statusCode).toBe(401)
  expect(
    (await askOutbox(app, { path: `/${id}`, authorization: foreign, host: 'coteaux.localhost' })).json(),
  ).toMatchObject({
    code: 'mail-not-found',
  })
  const unknown = await askOutbox(app, { path: '/2000000000', authorization: mine })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'mail-not-found'])
  expect((await askOutbox(app, { path: '/nonsense', authorization: mine })).statusCode).toBe(400)
})
