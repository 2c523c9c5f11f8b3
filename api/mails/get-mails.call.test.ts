import { expect, test } from 'vitest'
import { askOutbox, sendMails } from '#tests/support/ask-outbox.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { MAIL_NOW, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('an administrator sees what was sent and what waits, newest first, and filters it', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const { id: orderId } = await insertOrder(app.admin)
  const sent = await queueTestMail(app, {
    kind: 'EMAIL_TAKEN',
    mail: { facts: { firstname: 'Ève' }, recipient: 'Eve@example.com' },
  })
  await sendMails(app)
  const waiting = await queueTestMail(app, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId } })
  await queueTestMail(app, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' }, siteId: 3 } })

  const { data } = (await askOutbox(app, { path: '?orderBy=-id', authorization: token })).json()
  expect(data.total).toBe(2)
  expect(data.mails).toMatchObject([
    { id: waiting, kind: 'ORDER_SHIPPED', idOrder: orderId, subject: null, sentAt: null, tries: 0, error: null },
    {
      id: sent,
      kind: 'EMAIL_TAKEN',
      recipient: 'eve@example.com',
      subject: 'Domaine de la Roche-Perrine\u00a0: vous avez déjà un compte',
      sentAt: MAIL_NOW.toISOString(),
      tries: 1,
    },
  ])
  const found = async (query: string) =>
    (await askOutbox(app, { path: query, authorization: token })).json().data.mails.map(({ id }: { id: number }) => id)
  expect(await found('?kind=ORDER_SHIPPED')).toEqual([waiting])
  expect(await found('?recipient=lk:EVE@')).toEqual([sent])
  expect(await found('?recipient=nobody@example.com')).toEqual([])
  expect((await askOutbox(app, { path: '?colour=red', authorization: token })).statusCode).toBe(400)
})

test('the outbox is listed for the administrators of its own estate', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  await queueTestMail(app, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' } } })
  const foreign = await app.signIn(3, 'ADMIN')
  expect((await askOutbox(app, { path: '' })).statusCode).toBe(401)
  expect((await askOutbox(app, { path: '', authorization: await app.signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
  expect((await askOutbox(app, { path: '', authorization: foreign })).statusCode).toBe(401)
  expect((await askOutbox(app, { path: '', authorization: foreign, host: 'coteaux.localhost' })).json().data).toEqual({
    mails: [],
    total: 0,
  })
})
