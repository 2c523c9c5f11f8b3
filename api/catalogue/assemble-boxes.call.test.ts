import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openOffice } from '#tests/support/test-office.ts'
import { openShop } from '#tests/support/test-shop.ts'

const PATH = 'POST /admin/stock/assembly'

/** A box that is put together beforehand and has a stock of its own. */
async function openPackingRoom() {
  const open = await openShop()
  const office = await openOffice(open)
  const { products } = (await office.ask('GET /admin/product?type=BOX')).data
  const { data } = await office.ask('POST /admin/declination', { productId: products[0].id, reference: 'PRET' })
  const box: number = data.declination.id
  const assemble = (quantity: number, each = 3) =>
    office.ask(PATH, { declinationId: box, quantity, parts: [{ declinationId: open.bottle, quantity: each }] })
  return { open, ...office, box, assemble }
}

test('bottles go into boxes and come back out of them', async () => {
  const { open, shop, box, assemble } = await openPackingRoom()
  expect((await assemble(4)).data.moved).toEqual([
    { declinationId: box, change: 4, quantity: 4, reserved: 0 },
    { declinationId: open.bottle, change: -12, quantity: 0, reserved: 0 },
  ])
  expect((await assemble(-1)).data.moved).toMatchObject([{ quantity: 3 }, { quantity: 3 }])
  await expectBalanced(shop)
})

test('neither bottles that are not there are packed nor boxes that are not there opened', async () => {
  const { shop, open, ask, box, assemble } = await openPackingRoom()
  expect(Object.keys((await assemble(5)).errors)).toEqual(['parts.0.quantity'])
  expect(Object.keys((await assemble(-1)).errors)).toEqual(['quantity'])
  const itself = { declinationId: box, quantity: 1, parts: [{ declinationId: box, quantity: 1 }] }
  expect(Object.keys((await ask(PATH, itself)).errors)).toEqual(['parts.0.declinationId'])
  const { rows } = await shop.admin.query('select min(box_id) as id from estate.box_components where site_id = 1')
  const made = { declinationId: rows[0].id, quantity: 1, parts: [{ declinationId: open.bottle, quantity: 1 }] }
  expect(Object.keys((await ask(PATH, made)).errors)).toEqual(['declinationId'])
  await expectBalanced(shop)
})
