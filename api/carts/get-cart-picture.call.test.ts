import { expect, test } from 'vitest'
import { lookAt, openEngravedShop } from '#tests/support/engraved-box.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

type Shop = Awaited<ReturnType<typeof openEngravedShop>>

async function addBox(
  { app, product, ribbon, engraving }: Shop,
  given: { text?: string; key?: string; lang?: string },
) {
  const { text, key, lang = 'fr' } = given
  const customizations = [...(key ? [{ id: ribbon, select: { key } }] : []), ...(text ? [{ id: engraving, text }] : [])]
  const answer = await app.inject({
    method: 'POST',
    url: `/api/cart/new/product/${product.declinationId}`,
    headers: { idsite: '1', userlang: lang },
    payload: { type: 'MAIN_CART', quantity: 1, customizations },
  })
  const cart = answer.json().data
  return { cartId: cart.id as string, line: cart.products[0] }
}

const fetchPicture = ({ app }: Shop, url: string) => app.inject({ url, headers: { idsite: '1' } })

test(
  'a line that was made one’s own is drawn with its engraving and its ribbon, and said in words',
  async () => {
    const shop = await openEngravedShop()
    const { cartId, line } = await addBox(shop, { text: 'Marie', key: 'rouge' })
    expect(line.image).toMatchObject({
      externalType: 'DRAWN',
      url: `/api/cart/${cartId}/picture/${line.idCartProduct}`,
      alt: 'Coffret gravé\u00a0: Le ruban «\u00a0Rouge\u00a0», La gravure «\u00a0Marie\u00a0»',
    })
    const picture = await fetchPicture(shop, line.image.url)
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=86400',
    ])
    const seen = await lookAt(picture.rawPayload)
    expect(seen).toMatchObject({ width: 960, strayed: 0, isRibboned: true })
    expect(seen.dark).toBeGreaterThan(500)
    const bare = await addBox(shop, { key: 'aucun', lang: 'en' })
    expect(bare.line.image.alt).toBe('Engraved box: The ribbon “aucun”')
    expect(await lookAt((await fetchPicture(shop, bare.line.image.url)).rawPayload)).toMatchObject({
      dark: 0,
      isRibboned: false,
    })
  },
  SLOW,
)

test.each([
  ['a script', '<script>alert(1)</script>"\'/></svg><image href="file:///etc/passwd"/>'],
  ['two hundred letters', 'W'.repeat(200)],
  ['emoji alone', '🎉👩‍👩‍👧❤️'],
  ['other scripts', 'Добро пожаловать 祝你好运 Καλημέρα'],
])(
  '%s is drawn on the lid, or not at all',
  async (_, text) => {
    const shop = await openEngravedShop()
    const { line } = await addBox(shop, { text, key: 'rouge' })
    const picture = await fetchPicture(shop, line.image.url)
    expect(picture.statusCode).toBe(200)
    const seen = await lookAt(picture.rawPayload)
    expect(seen).toMatchObject({ strayed: 0, isRibboned: true })
    expect(seen.dark > 0).toBe(!text.startsWith('🎉'))
  },
  SLOW,
)

test('nobody sees it by another cart, another line or at another estate; what has no picture has none', async () => {
  const shop = await openEngravedShop()
  const { cartId, line } = await addBox(shop, { text: 'Marie' })
  const other = await addBox(shop, { text: 'Paul' })
  const statuses = await Promise.all(
    [
      fetchPicture(shop, `/api/cart/${other.cartId}/picture/${line.idCartProduct}`),
      fetchPicture(shop, `/api/cart/${'0'.repeat(32)}/picture/${line.idCartProduct}`),
      fetchPicture(shop, `/api/cart/${cartId}/picture/999999`),
      shop.app.inject({ url: line.image.url, headers: { idsite: '3' } }),
    ].map(async (asked) => (await asked).statusCode),
  )
  expect(statuses).toEqual([404, 404, 404, 404])
  await shop.admin.query('delete from estate.customization_pictures')
  expect((await fetchPicture(shop, line.image.url)).statusCode).toBe(404)
})

test('a customer’s cart shows its pictures to nobody else', async () => {
  const shop = await openEngravedShop()
  const { cartId, line } = await addBox(shop, { text: 'Marie' })
  const authorization = await shop.signIn(1, 'CUSTOMER')
  await shop.app.inject({ url: `/api/cart/${cartId}/default`, headers: { idsite: '1', authorization } })
  expect((await fetchPicture(shop, line.image.url)).statusCode).toBe(404)
})
