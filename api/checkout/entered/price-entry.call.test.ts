import { expect, test } from 'vitest'
import { openCounter } from '#tests/support/entered-orders.ts'

test('what is typed is priced as the shop prices it, and what stands in the way is told by line', async () => {
  const { shop, ask } = await openCounter()
  const price = async (query: string) => (await ask(`/admin/orders/price?${query}`)).data.price
  expect(await price(`products=${shop.bottle}x2`)).toMatchObject({
    lines: [{ idDeclination: shop.bottle, unitPrice: 12.5, total: 25, available: 12, obstacle: null }],
    subtotal: 25,
    total: 25,
    hasAlcohol: true,
    carriers: [],
  })
  expect((await price(`products=${shop.bottle}x13`)).lines[0].obstacle).toBe('STOCK')
  const reduced = await price(`products=${shop.bottle}x2&discountType=PERCENT&discountAmount=10`)
  expect(reduced).toMatchObject({ discount: 2.5, total: 22.5 })
  expect((await price(`products=${shop.bottle}x2&discountCode=RIEN`)).isCodeUnknown).toBe(true)
  const sent = await price(`products=${shop.bottle}x2&delivery=DELIVERY&postalCode=37000&idCarrier=${shop.carrier}`)
  expect(sent.carriers.find(({ id }: { id: number }) => id === shop.carrier)).toMatchObject({ price: 0, why: null })
  expect(sent).toMatchObject({ shippingFees: 0, total: 25 })
})
