import { expect, test } from 'vitest'
import { openGuests } from '#tests/support/guest-orders.ts'

test('orders without an account are offered by letter-box, or by name and postal code, and found by words', async () => {
  const { ask, customer, mail, name, other } = await openGuests()
  const path = `/admin/customer/${customer}/guest-order`
  const likely = (await ask(path)).data.orders
  expect(likely.map(({ id, reasons }: { id: number; reasons: string[] }) => [id, reasons])).toEqual([
    [name, ['name']],
    [mail, ['mail']],
  ])
  const found = (await ask(`${path}?search=inconnu`)).data.orders
  expect(found.map(({ id }: { id: number }) => id)).toEqual([other])
  expect((await ask('/admin/customer/999999/guest-order')).code).toBe('user-not-found')
})

test('orders that an account has, and those of other estates, are not offered', async () => {
  const { ask, customer, foreign, taken } = await openGuests()
  const found = (await ask(`/admin/customer/${customer}/guest-order?search=zoé`)).data.orders
  const ids = found.map(({ id }: { id: number }) => id)
  expect(ids).not.toContain(taken)
  expect(ids).not.toContain(foreign)
})
