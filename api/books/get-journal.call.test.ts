import { expect, test } from 'vitest'
import { parisDay } from '#rules/basics/paris-time.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { askResult, payByCard } from '#tests/support/test-orders.ts'
import { openShop, orderBottles } from '#tests/support/test-shop.ts'

test('every movement of the days asked for, in the caller’s language, and none of other days', async () => {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const { order, reference } = await orderBottles(shop, 2)
  await payByCard(shop, { reference })
  await askResult(shop, order.publicId)
  await shop.admin.query(`update estate.declinations set reference = '=2+2;"x"' where id = $1`, [shop.bottle])
  const url = `/api/admin/order/${order.id}/refund`
  await shop.app.inject({ method: 'POST', url, headers: { authorization }, payload: { amount: 5 } })
  await finishWork(shop)
  const today = parisDay(new Date())
  const read = async (from: string, headers = {}) => {
    const answer = await shop.app.inject({
      url: `/api/admin/books/journal?from=${from}&until=${from}`,
      headers: { authorization, ...headers },
    })
    expect(answer.headers['content-type']).toContain('text/csv')
    return answer.body.replace('\uFEFF', '').trim().split('\r\n')
  }
  const lines = await read(today)
  expect(lines[0]).toBe('Date;Livre;Mouvement;Objet;Commande;Pièces;Montant (€)')
  expect(lines.filter((line) => line.includes('Argent')).map((line) => line.split(';').slice(1).join(';'))).toEqual([
    `Argent;Paiement reçu;TEST_CARDS;${order.reference};;25,00`,
    `Argent;Remboursement;TEST_CARDS;${order.reference};;-5,00`,
  ])
  expect(lines.find((line) => line.includes('Vente'))).toContain(`"'=2+2;""x""";${order.reference};-2;`)
  expect((await read(today, { userlang: 'en' }))[0]).toBe('Date;Book;Movement;About;Order;Pieces;Amount (€)')
  expect(await read('2020-01-01')).toHaveLength(1)
})

test('days that are none are told next to their names', async () => {
  const shop = await openShop()
  const authorization = await shop.signIn(1, 'ADMIN')
  const answer = await shop.app.inject({ url: '/api/admin/books/journal?from=hier', headers: { authorization } })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['from', 'until']])
})
