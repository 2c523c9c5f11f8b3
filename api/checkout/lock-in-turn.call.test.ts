import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { untilWaiting } from '#tests/support/lock-waits.ts'
import { addTestPlace } from '#tests/support/test-deliveries.ts'
import { addBottle, byCarrier, fillCart, orderBody, postOrder, startOrder } from '#tests/support/test-orders.ts'
import { openShop, type TestShop } from '#tests/support/test-shop.ts'

const DAY_MS = 86_400_000

interface Turns {
  /** The stock that both wait for. */
  row: number
  orders: readonly [one: object, two: object]
}

/** Lets the first order go as far as a row of stock, then the second, and only then both of them on. */
async function orderInTurn(shop: TestShop, { row, orders: [one, two] }: Turns): Promise<string[]> {
  const client = await shop.admin.connect()
  try {
    await client.query('begin')
    await client.query('select from estate.declinations where site_id = 1 and id = $1 for update', [row])
    const first = postOrder(shop, { payload: one })
    await untilWaiting(shop.admin, 1)
    const second = postOrder(shop, { payload: two })
    await untilWaiting(shop.admin, 2)
    await client.query('commit')
    return (await Promise.all([first, second])).map((answer) => answer.json().code ?? 'done')
  } finally {
    client.release()
  }
}

test('an order that takes the place of another, and one for the same slot, do not block each other', async () => {
  const shop = await openShop()
  const { addressId } = await addTestPlace(shop, { siteId: 1 })
  await shop.admin.query('update estate.calendars set closes_on_holidays = false')
  const fetched = {
    delivery: { type: 'CLICK_AND_COLLECT', idAddress: addressId },
    dateSchedule: new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10),
    idSchedule: 9 * 60,
  } as const
  const [mine, theirs] = [
    await fillCart(shop, { lines: [[shop.bottle, 1]] }),
    await fillCart(shop, { lines: [[shop.bottle, 1]] }),
  ]
  await startOrder(shop, { payload: orderBody(mine, byCarrier(shop.carrier)) })
  const orders = [orderBody(mine, fetched), orderBody(theirs, fetched)] as const
  expect(await orderInTurn(shop, { row: shop.bottle, orders })).toEqual(['done', 'done'])
  await expectBalanced(shop)
})

test('one whose cart has changed, and one for what it held and what it asks for, do not block each other', async () => {
  const shop = await openShop()
  const other = await addBottle(shop, { stock: 10 })
  const mine = await fillCart(shop, { lines: [[other, 1]] })
  const theirs = await fillCart(shop, {
    lines: [
      [shop.bottle, 1],
      [other, 1],
    ],
  })
  await startOrder(shop, { payload: orderBody(mine, byCarrier(shop.carrier)) })
  await shop.admin.query('update estate.cart_products set declination_id = $2 where cart_id = $1', [mine, shop.bottle])
  const orders = [orderBody(mine, byCarrier(shop.carrier)), orderBody(theirs, byCarrier(shop.carrier))] as const
  expect(await orderInTurn(shop, { row: other, orders })).toEqual(['done', 'done'])
  await expectBalanced(shop)
})
