import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { signInTo } from './support/test-app.ts'

/** A site that keeps what it has sent, and somebody who works in its back office. */
async function openWatchedShop() {
  const site = await createObeyingSite()
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  const work = async (path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await fetch(`${site.base}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()).data
  }
  const listed = async () => {
    const { data } = await (await site.get('/api/v2/product?id=1')).json()
    return data.products[0]
  }
  const keptPrices = async () => (await listed()).declination.map(({ price }: { price: number }) => price)
  return { site, work, keptPrices, listed }
}

test('a price that changes in the back office is in the kept list and on the kept page of the next request', async () => {
  const { site, work, keptPrices } = await openWatchedShop()
  const { declinations } = await work('/admin/declination?productId=1')
  const { product } = await work('/admin/product/1')
  const page = `/wines/${product.texts.fr.slug}/1`
  const before = await keptPrices()
  const asked = site.queries()
  expect([await keptPrices(), site.queries()]).toEqual([before, asked])
  const shown = async () => (await site.get(page)).text()
  expect(await shown()).not.toContain('123,45')
  const chosen = declinations.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  const body = { declinations: chosen, step: 'SET', amount: 123.45 }
  await site.obey(() => work('/admin/price/change', { method: 'POST', body }))
  expect(await keptPrices()).toEqual(before.map(() => 123.45))
  expect(await shown()).toContain('123,45')
})

test('the page of a wine that is gone leads to the one that replaces it', async () => {
  const { site, work } = await openWatchedShop()
  const [gone, next] = [(await work('/admin/product/1')).product, (await work('/admin/product/2')).product]
  const page = `/wines/${gone.texts.fr.slug}/1`
  expect((await site.get(page)).status).toBe(200)
  const body = { version: gone.version, isValid: false, replacedById: 2 }
  await site.obey(() => work('/admin/product/1', { method: 'PUT', body }))
  const answer = await site.get(page)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/wines/${next.texts.fr.slug}/2`])
})

test('pieces that are booked in the back office are told by the kept list of the next request', async () => {
  const { site, work, listed } = await openWatchedShop()
  const [{ id }] = (await work('/admin/declination?productId=1')).declinations
  const quantity = async () =>
    (await listed()).declination.find((one: { id: number }) => one.id === id).quantity as number
  const before = await quantity()
  const body = { reason: 'SAMPLE', movements: [{ declinationId: id, quantity: 1 }] }
  await site.obey(() => work('/admin/stock/movement', { method: 'POST', body }))
  expect(await quantity()).toBe(before - 1)
})
