import { expect, test } from 'vitest'
import { lookAt, openEngravedShop } from '#tests/support/engraved-box.ts'
import { composeAboutOrder } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

async function sellBox(text: string) {
  const shop = await openEngravedShop()
  const { engraving, ribbon, product } = shop
  const customizations = [
    { id: ribbon, select: { key: 'rouge' }, told: { label: 'Le ruban', text: 'Rouge' } },
    { id: engraving, text, told: { label: 'La gravure', text } },
  ]
  const box = { name: 'Coffret gravé', quantity: 1, productId: product.productId, customizations }
  return { shop, given: { lines: [{}, box] } }
}

test(
  'who holds an order’s random id sees how a line of it looks; nobody sees it otherwise',
  async () => {
    const { shop, given } = await sellBox('Marie & Paul')
    const { app, admin, signIn } = shop
    const order = await insertOrder(admin, given)
    const foreign = await insertOrder(admin, { ...given, siteId: 3 })
    const ask = (path: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/api/order/${path}`, headers: { idsite: '1', ...headers } })
    const picture = await ask(`${order.publicId}/picture/1`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const seen = await lookAt(picture.rawPayload)
    expect(seen).toMatchObject({ width: 960, isRibboned: true })
    expect(seen.dark).toBeGreaterThan(500)

    const authorization = await signIn(1, 'CUSTOMER')
    const refused = [
      ask(`${order.publicId}/picture/0`),
      ask(`${order.publicId}/picture/7`),
      ask(`${'0'.repeat(32)}/picture/1`),
      ask(`${order.id}/picture/1`),
      ask(`${order.id}/picture/1`, { authorization }),
      ask(`${foreign.publicId}/picture/1`),
      ask(`${order.publicId}/picture/1`, { idsite: '3' }),
    ]
    const statuses = (await Promise.all(refused)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual(refused.map(() => 404))
  },
  SLOW,
)

test('the confirmation shows it, sized, with its engraving in words, and writes nothing that was typed as markup', async () => {
  const text = '<script>"Marie"</script>'
  const { shop, given } = await sellBox(text)
  const mail = await composeAboutOrder(shop, { kind: 'ORDER_CONFIRMED', order: given })
  const [img = ''] = /<img [^>]*\/picture\/[^>]*>/.exec(mail.html) ?? []
  expect(img).toMatch(/src="https?:\/\/[^/"]+\/api\/order\/[0-9a-f]{32}\/picture\/1"/)
  expect(img).toContain('width="320" height="192"')
  expect(img).toContain(
    'Le ruban «\u00a0Rouge\u00a0», La gravure «\u00a0&lt;script&gt;&quot;Marie&quot;&lt;/script&gt;\u00a0»',
  )
  expect(mail.html).not.toContain('<script>')
})
