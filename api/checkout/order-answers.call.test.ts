import { expect, test } from 'vitest'
import { addCustomizedProduct } from '#tests/support/test-customizations.ts'
import { byCarrier, orderBody, startOrder } from '#tests/support/test-orders.ts'
import { openShop } from '#tests/support/test-shop.ts'

test('an order keeps what was engraved and chosen in words, whatever the catalogue becomes', async () => {
  const shop = await openShop()
  const product = await addCustomizedProduct(shop.admin, {
    siteId: 1,
    priceCents: 1_000,
    steps: [
      { input: 'TEXT', label: { fr: 'Gravure', en: 'Engraving' } },
      {
        input: 'SELECT',
        label: { fr: 'Bois', en: 'Wood' },
        values: [{ key: 'oak', label: { fr: 'Chêne', en: 'Oak' } }],
      },
    ],
  })
  const [engraving = 0, wood = 0] = product.questionIds
  const customizations = [
    { id: engraving, text: 'Jeanne & Paul' },
    { id: wood, select: { key: 'oak' } },
  ]
  const url = `/api/cart/new/product/${product.declinationId}`
  const added = await shop.app.inject({ method: 'POST', url, payload: { quantity: 1, customizations } })
  const cart = added.json().data.id
  const { order } = await startOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  await shop.admin.query(`update estate.customization_texts set label = 'Autre' where site_id = 1`)
  await shop.admin.query(`delete from estate.customization_value_texts where site_id = 1`)
  const answer = await shop.app.inject({ url: `/api/order/${order.publicId}` })
  expect(answer.json().data.order.products).toMatchObject([
    {
      answers: [
        { label: 'Gravure', text: 'Jeanne & Paul' },
        { label: 'Bois', text: 'Chêne' },
      ],
    },
  ])
})
