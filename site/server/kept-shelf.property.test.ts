import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShelf, type Kept } from './kept-shelf.ts'

const MOST = 1_000
const SITES = [1, 2, 3]
const KEYS = ['/a', '/b', '/c', '/a?q=1', '/a?q=2']

const site = fc.constantFrom(...SITES)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('make' as const),
      siteId: site,
      key: fc.constantFrom(...KEYS),
      bytes: fc.integer({ min: 1, max: 1.2 * MOST }),
      stock: fc.integer({ min: 1, max: 2 }),
      // What happens while it is made.
      meanwhile: fc.constantFrom('nothing', 'the site changes', 'its stock changes', 'it fails'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop site' as const), siteId: site }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop stock' as const), siteId: site }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 15 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop all' as const) }) },
)

test('whatever is kept, changed and left alone, what is held is what is found, and never too much', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let minutes = 0
      const shelf = createShelf<Kept>({ maxBytes: MOST, now: () => minutes * 60_000 })
      for (const taken of steps) {
        if (taken.does === 'wait') minutes += taken.minutes
        if (taken.does === 'drop all') shelf.dropAll()
        if (taken.does === 'drop site') shelf.dropSite(taken.siteId)
        if (taken.does === 'drop stock') shelf.dropLive(taken.siteId, 'stock 1')
        if (taken.does === 'make') await make(shelf, taken)
        expect(shelf.size().bytes).toBeLessThanOrEqual(MOST)
      }
      const found = SITES.flatMap((siteId) => KEYS.flatMap((key) => shelf.find(siteId, key) ?? []))
      expect(shelf.size()).toEqual({
        pages: found.length,
        bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
      })
    }),
  )
})

interface Making {
  siteId: number
  key: string
  bytes: number
  stock: number
  meanwhile: string
}

async function make(shelf: ReturnType<typeof createShelf<Kept>>, making: Making): Promise<void> {
  const { siteId, key, bytes, stock, meanwhile } = making
  const thing = `stock ${stock}`
  await shelf
    .findOrMake({ siteId, key }, async () => {
      if (meanwhile === 'the site changes') shelf.dropSite(siteId)
      if (meanwhile === 'its stock changes') shelf.dropLive(siteId, thing)
      if (meanwhile === 'it fails') throw new Error('on purpose')
      return { bytes, live: new Set([thing]) }
    })
    .catch(() => null)
}
