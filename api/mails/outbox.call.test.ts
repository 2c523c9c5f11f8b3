import { expect, test } from 'vitest'
import { allDueHandlers } from '#api/all-due-handlers.ts'
import { runDueWork } from '#api/background/run-due-work.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { MAIL_NOW, mailRows, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { addTestWine, asEstate } from '#tests/support/test-wine.ts'

async function ask({ app }: TestApp, path: string, authorization?: string, host = 'localhost') {
  return app.inject({ url: `/api/admin/mail${path}`, headers: { host, ...(authorization ? { authorization } : {}) } })
}

function send(app: TestApp) {
  return runDueWork({
    pool: app.pool,
    services: app,
    handlers: allDueHandlers,
    now: () => MAIL_NOW,
    onFailure: () => {},
    limit: 10,
  })
}

test('an administrator sees what was sent and what waits, newest first, and filters it', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const { id: orderId } = await insertOrder(app.admin)
  const sent = await queueTestMail(app, 'EMAIL_TAKEN', { facts: { firstname: 'Ève' }, recipient: 'Eve@example.com' })
  await send(app)
  const waiting = await queueTestMail(app, 'ORDER_SHIPPED', { facts: {}, orderId })
  await queueTestMail(app, 'EMAIL_TAKEN', { facts: { firstname: '' }, siteId: 3 })

  const { data } = (await ask(app, '?orderBy=-id', token)).json()
  expect(data.total).toBe(2)
  expect(data.mails).toMatchObject([
    { id: waiting, kind: 'ORDER_SHIPPED', idOrder: orderId, subject: null, sentAt: null, tries: 0, error: null },
    {
      id: sent,
      kind: 'EMAIL_TAKEN',
      recipient: 'eve@example.com',
      subject: 'Vous avez déjà un compte chez Domaine de la Roche-Perrine',
      sentAt: MAIL_NOW.toISOString(),
      tries: 1,
    },
  ])
  const found = async (query: string) =>
    (await ask(app, query, token)).json().data.mails.map(({ id }: { id: number }) => id)
  expect(await found('?kind=ORDER_SHIPPED')).toEqual([waiting])
  expect(await found('?recipient=lk:EVE@')).toEqual([sent])
  expect(await found('?recipient=nobody@example.com')).toEqual([])
  expect((await ask(app, '?colour=red', token)).statusCode).toBe(400)
})

test('one mail is shown as it reads, with what goes along', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const { id: orderId } = await insertOrder(app.admin, { locale: 'en' })
  const id = await queueTestMail(app, 'ORDER_CONFIRMED', { facts: {}, orderId, locale: 'en' })
  const { data } = (await ask(app, `/${id}`, token)).json()
  expect(data.mail).toMatchObject({ id, kind: 'ORDER_CONFIRMED', locale: 'en' })
  expect(data.content).toMatchObject({
    subject: expect.stringMatching(/^Your order C-\d{6} is confirmed$/),
    html: expect.stringContaining('<!doctype html>'),
    text: expect.stringContaining('Thank you, Jeanne.'),
    attachments: ['terms-of-sale.html', 'withdrawal-form.html'],
  })
  const gone = await queueTestMail(app, 'STOCK_BACK', { facts: { declinationId: 2_000_000_000 } })
  expect((await ask(app, `/${gone}`, token)).json().data).toMatchObject({ mail: { id: gone }, content: null })
})

test('the outbox is for the administrators of its own estate', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const id = await queueTestMail(app, 'EMAIL_TAKEN', { facts: { firstname: '' } })
  const foreign = await app.signIn(3, 'ADMIN')
  for (const path of ['', `/${id}`]) {
    expect((await ask(app, path)).statusCode).toBe(401)
    expect((await ask(app, path, await app.signIn(1, 'CUSTOMER'))).statusCode).toBe(403)
    expect((await ask(app, path, foreign)).statusCode).toBe(401)
  }
  expect((await ask(app, `/${id}`, foreign, 'coteaux.localhost')).json()).toMatchObject({ code: 'mail-not-found' })
  expect((await ask(app, '/nonsense', await app.signIn(1, 'ADMIN'))).statusCode).toBe(400)
})

test('who waits for a wine is told once, when it can be bought again', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const wine = await addTestWine(app, 1, { name: 'Les Rares' })
  const [declination = 0] = wine.declinations
  await asEstate(
    app,
    1,
    'update estate.declinations set quantity = 0, sell_by_multiple_of = 6 where site_id = 1 and id = $1',
    [declination],
  )
  for (const [email, locale] of [
    ['eve@example.com', 'fr'],
    ['adam@example.com', 'en'],
  ]) {
    await app.admin.query(
      `insert into estate.stock_alerts (site_id, declination_id, email, locale, wording, created_at)
       values (1, $1, $2, $3, 'Oui', now())`,
      [declination, email, locale],
    )
  }
  const set = async (quantity: number) => {
    const answer = await app.app.inject({
      method: 'PUT',
      url: `/api/admin/product/${wine.id}/declination/${declination}`,
      headers: { authorization: token },
      payload: { quantity },
    })
    expect(answer.statusCode).toBe(200)
    return (await mailRows(app)).map(({ kind, recipient, locale }) => `${kind} ${recipient} ${locale}`)
  }
  expect(await set(5)).toEqual([])
  const told = ['STOCK_BACK adam@example.com en', 'STOCK_BACK eve@example.com fr']
  expect((await set(6)).sort()).toEqual(told)
  expect((await set(0)).sort()).toEqual(told)
  expect((await set(60)).sort()).toEqual(told)
  expect(
    (await app.admin.query('select from estate.stock_alerts where declination_id = $1', [declination])).rowCount,
  ).toBe(0)
  await send(app)
  expect((await mailRows(app)).map(({ subject }) => subject).sort()).toEqual([
    'Les Rares 2020, 75\u00a0cl est de nouveau disponible',
    'Les Rares 2020, 75\u00a0cl is available again',
  ])
})
