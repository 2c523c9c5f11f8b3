import { expect, test } from 'vitest'
import { addGiftBox } from './support/gift-box.ts'
import { addCustomizedProduct } from './support/test-customizations.ts'
import { createTestSite } from './support/test-site.ts'

async function shop() {
  const site = await createTestSite()
  const { productId, declinationId } = await addGiftBox(site.admin, 1)
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await site.get(path, headers)
    return [answer.status, answer.headers.get('location')]
  }
  const right = `/products/coffret-grave/${productId}/${declinationId}/customize`
  return { ...site, productId, declinationId, asked, right }
}

test('an address that lacks or misspells slug or product leads to the right one, in its language', async () => {
  const { asked, right, productId, declinationId } = await shop()
  for (const path of [
    `/products/${declinationId}/customize`,
    `/products/autre-nom/${declinationId}/customize`,
    `/products/autre-nom/${productId}/${declinationId}/customize`,
    `/products/coffret-grave/abc/${declinationId}/customize`,
  ]) {
    expect([path, ...(await asked(path))]).toEqual([path, 301, right])
  }
  expect(await asked(`/products/${declinationId}/customize?etape=2`)).toEqual([301, `${right}?etape=2`])
  const english = `/en/products/engraved-box/${productId}/${declinationId}/customize`
  expect(await asked(`/en/products/${declinationId}/customize`)).toEqual([301, english])
  expect(await asked(english)).toEqual([200, null])
})

test('a declination that is nobody’s, another product’s or another estate’s is not found', async () => {
  const { asked, right, productId, declinationId, admin } = await shop()
  const other = await addCustomizedProduct(admin, { siteId: 1, priceCents: 100, steps: [] })
  for (const path of [
    '/products/999999/customize',
    '/products/coffret-grave/abc/customize',
    '/products/99999999999999/customize',
    `/products/coffret-grave/${other.productId}/${declinationId}/customize`,
    `/products/coffret-grave/${productId}/${other.declinationId}/customize`,
  ]) {
    expect([path, (await asked(path))[0]]).toEqual([path, 404])
  }
  expect(await asked(right, { idsite: '3' })).toEqual([404, null])
})

test('what asks nothing, cannot be had or hides its price leads to its own page', async () => {
  const { asked, right, productId, declinationId, admin, reload } = await shop()
  const own = [302, `/products/coffret-grave/${productId}`]
  const plain = await addCustomizedProduct(admin, { siteId: 1, priceCents: 100, steps: [] })
  expect(await asked(`/products/${plain.declinationId}/customize`)).toEqual([
    302,
    `/products/coffret-grave/${plain.productId}`,
  ])
  await admin.query('update estate.declinations set quantity = 0 where site_id = 1 and id = $1', [declinationId])
  expect(await asked(right)).toEqual(own)
  await admin.query('update estate.declinations set quantity = 9 where site_id = 1 and id = $1', [declinationId])
  await reload()
  expect(await asked(right)).toEqual([200, null])
  await admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  await reload()
  expect(await asked(right)).toEqual(own)
})

test('the page is nobody else’s, not for search engines, and says how to do without JavaScript', async () => {
  const { get, right } = await shop()
  const answer = await get(`${right}?etape=2`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Étape 2 sur 5')
  const [, without = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html.slice(html.indexOf('<main'))) ?? []
  expect(without).toMatch(/besoin de JavaScript.*href="tel:\+?\d+"/s)
  expect(html).not.toMatch(/ style="/)
})
