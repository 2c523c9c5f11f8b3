import { expect, test } from 'vitest'
import { openOffice } from '#tests/support/test-office.ts'

test('each row is told with its old and new price and the lowest of thirty days, and nothing changes', async () => {
  const { ask, shop } = await openOffice()
  const [row] = (await ask('GET /admin/declination?productId=1')).data.declinations
  const url = `GET /admin/price/preview?declinations=${row.id}` as const
  const { data } = await ask(`${url}&step=PERCENT&amount=10&roundTo=0.5`)
  expect(data.rows).toEqual([
    {
      declinationId: row.id,
      version: row.version,
      name: row.name,
      reference: row.reference,
      year: row.year,
      format: row.format,
      oldPrice: row.price,
      newPrice: Math.round(row.price * 1.1 * 2) / 2,
      oldFinalPrice: row.finalPrice,
      newFinalPrice: expect.any(Number),
      lowestPrice: row.lowestPrice,
      referencePrice: null,
    },
  ])
  const reduced = (await ask(`${url}&step=DISCOUNT_PERCENT&amount=20`)).data.rows[0]
  expect(reduced).toMatchObject({ newPrice: row.price, referencePrice: row.lowestPrice })
  expect((await ask('GET /admin/declination?productId=1')).data.declinations[0]).toEqual(row)
  const { rows } = await shop.admin.query('select from estate.audit_events')
  expect(rows).toHaveLength(0)
})

test('what is not there and what makes no sense is told', async () => {
  const { ask } = await openOffice()
  const preview = (ids: string, wish: string) => ask(`GET /admin/price/preview?declinations=${ids}&${wish}`)
  expect((await preview('1,987654', 'step=SET&amount=5')).code).toBe('thing-not-found')
  expect((await preview('9999999999', 'step=SET&amount=5')).code).toBe('thing-not-found')
  for (const wish of ['step=SET&amount=0', 'step=DISCOUNT_PERCENT&amount=100', 'step=EURO&amount=-5000'])
    expect(Object.keys((await preview('1', wish)).errors), wish).toEqual(['amount'])
})
