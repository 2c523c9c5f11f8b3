import { expect, test } from 'vitest'
import { sendMails } from '#tests/support/ask-outbox.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { MAIL_NOW, mailRows } from '#tests/support/test-mails.ts'
import { addTestWine, asEstate } from '#tests/support/test-wine.ts'

test('who waits for a wine is told once, when it can be bought again', async () => {
  const app = await createTestApp({ now: () => MAIL_NOW })
  const token = await app.signIn(1, 'ADMIN')
  const wine = await addTestWine(app, { siteId: 1, wine: { name: 'Les Rares' } })
  const [declination = 0] = wine.declinations
  await asEstate(app, {
    siteId: 1,
    sql: 'update estate.declinations set quantity = 0, sell_by_multiple_of = 6 where site_id = 1 and id = $1',
    values: [declination],
  })
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
  let seen = 0
  const set = async (counted: number) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/stock/count',
      headers: { authorization: token },
      payload: { counts: [{ declinationId: declination, seen, counted }] },
    })
    seen = counted
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
  await sendMails(app)
  expect((await mailRows(app)).map(({ subject }) => subject).sort()).toEqual([
    'Les Rares 2020, 75\u00a0cl est de nouveau disponible',
    'Les Rares 2020, 75\u00a0cl is available again',
  ])
})
