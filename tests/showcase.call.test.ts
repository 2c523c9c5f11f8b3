import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

test('on a showcase, pages of the shop lead home, in the visitor’s language', async () => {
  const { get, cache } = await createTestSite()
  const led = async (path: string, site: number) => {
    const answer = await get(path, { idSite: String(site) })
    return [answer.status, answer.headers.get('location')]
  }
  for (const path of ['/nos-vins', '/cart', '/cart/payment', '/order/success', '/products/x/3', '/wines/y/4']) {
    expect(await led(path, 2)).toEqual([302, '/'])
    expect(await led(`/en${path}`, 2)).toEqual([302, '/en'])
  }
  expect(cache.size().pages).toBe(0)
  expect(await led('/nos-vins', 1)).toEqual([200, null])
  expect(await led('/notre-domaine', 2)).toEqual([200, null])
})
