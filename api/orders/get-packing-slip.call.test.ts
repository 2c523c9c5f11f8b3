import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder, TEST_ADDRESS } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

test(
  'an administrator gets what is to be packed: addresses, quantities, engravings and the message, and no price',
  async () => {
    const app = await createTestApp()
    const told = { label: 'Gravure', text: 'Jeanne & Paul' }
    const delivery = { ...TEST_ADDRESS, firstname: 'Paul', city: 'Lyon' }
    const { id } = await insertOrder(app.admin, {
      lines: [{ quantity: 6 }, { name: 'Coffret', quantity: 1, customizations: [{ id: 1, text: told.text, told }] }],
      shippingCents: 990,
      columns: { message: 'Sonnez deux fois.', delivery_address: JSON.stringify(delivery) },
    })
    const url = `/api/admin/order/${id}/packing-slip`
    const authorization = await app.signIn(1, 'ADMIN')
    const answer = await app.app.inject({ url, headers: { host: 'localhost', authorization } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = readPdf(answer.rawPayload)
    for (const said of ['Lyon', 'Les Aubépines', 'Gravure\u00a0: Jeanne & Paul', 'Sonnez deux fois.', '7 articles']) {
      expect(text).toContain(said)
    }
    // The foot tells the share capital; nothing else is an amount.
    expect(text).not.toMatch(/\d,\d\d/)
  },
  SLOW,
)

test('nobody else gets it, and no order of another estate', async () => {
  const app = await createTestApp()
  const { id } = await insertOrder(app.admin)
  const foreign = await insertOrder(app.admin, { siteId: 3 })
  const ask = async (order: number, headers: Record<string, string>) =>
    (
      await app.app.inject({
        url: `/api/admin/order/${order}/packing-slip`,
        headers: { host: 'localhost', ...headers },
      })
    ).statusCode
  const authorization = await app.signIn(1, 'ADMIN')
  expect(await ask(id, {})).toBe(401)
  expect(await ask(id, { authorization: await app.signIn(1, 'CUSTOMER') })).toBe(403)
  expect(await ask(foreign.id, { authorization })).toBe(404)
})
