import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openOffice } from '#tests/support/test-office.ts'

interface Bottle {
  id: number
  vintageId: number
  year: number
  format: number
  reference: string
  ownPrice: number | null
}

test('the next year begins hidden, without stock, with the words and bottles of the last', async () => {
  const { ask, shop, shopAsks } = await openOffice()
  const before = (await ask('GET /admin/product/1')).data.product
  const newest = before.vintages.at(-1)
  const shown = await shopAsks('/v2/product/1')
  const { data } = await ask('POST /admin/product/1/next-vintage', {})
  expect(data).toMatchObject({ year: newest.year + 1, version: before.version + 1 })
  const { product } = (await ask('GET /admin/product/1')).data
  const made = product.vintages.at(-1)
  expect(made).toMatchObject({ id: data.vintageId, year: newest.year + 1, alcohol: null, awards: [] })
  expect(made.ingredients).toEqual(newest.ingredients)
  expect(product.vintages.slice(0, -1)).toEqual(before.vintages)
  const { declinations } = (await ask('GET /admin/declination?productId=1&nbItem=100')).data
  const of = (vintageId: number): Bottle[] => declinations.filter((one: Bottle) => one.vintageId === vintageId)
  const [old, next] = [of(newest.id), of(data.vintageId)]
  expect(next.map(({ id }) => id).sort()).toEqual(data.declinationIds.toSorted())
  expect(next.map(({ format, ownPrice }) => [format, ownPrice])).toEqual(
    old.map(({ format, ownPrice }) => [format, ownPrice]),
  )
  expect(next).toMatchObject(old.map(() => ({ isValid: false, quantity: 0, gtin: null, discountId: null })))
  expect(next.map(({ reference }) => reference)).toEqual(
    old.map(({ reference }) => reference.replace(String(newest.year), String(newest.year + 1))),
  )
  expect((await shopAsks('/v2/product/1')).declination).toEqual(shown.declination)
  const { rows } = await shop.admin.query('select call, thing, thing_id from estate.audit_events order by id')
  expect(rows.map(({ thing }) => thing)).toEqual(['products', ...next.map(() => 'declinations')])
  await expectBalanced(shop)
})

test('a year that is there is refused, another one can be chosen, and what is not there is told', async () => {
  const { ask } = await openOffice()
  const { vintages } = (await ask('GET /admin/product/1')).data.product
  const { id, year } = vintages[0]
  const next = (path: string, body: object) => ask(`POST /admin/product/${path}/next-vintage`, body)
  expect((await next('1', { year })).code).toBe('vintage-there')
  expect((await next('1', { vintageId: id, year: 2050 })).data.year).toBe(2050)
  expect((await next('1', { vintageId: 987_654 })).code).toBe('thing-not-found')
  expect((await next('987654', {})).code).toBe('thing-not-found')
})
