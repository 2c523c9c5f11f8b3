import { expect, test } from 'vitest'
import { createTestSite } from './support/test-site.ts'

/** A module that a browser fetches by itself; what waits for a touch has a kind of its own (site/server/late-scripts.ts). */
const AWAKE = /<script\b[^>]*\stype="module"|<link\b[^>]*\srel="modulepreload"/

test.each([1, 2, 3])(
  'no page that the map of estate %i names runs its scripts before somebody touches it',
  async (id) => {
    const site = await createTestSite()
    const read = async (path: string) => (await site.get(path, { idSite: String(id) })).text()
    const map = await read('/sitemap.xml')
    const paths = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
    expect(paths.length).toBeGreaterThan(10)
    const awake: string[] = []
    for (const path of paths) {
      const page = await read(path)
      if (AWAKE.test(page) || !page.includes('<script type="cuvee/waiting"')) awake.push(path)
    }
    expect(awake).toEqual([])
  },
)
