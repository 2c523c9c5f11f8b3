import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folderTrail } from './folder-trail.ts'

test('however folders lie in each other, a trail ends with its folder, names each once, and each below the one before', () => {
  const folders = fc
    .array(fc.option(fc.integer({ min: 0, max: 11 })), { maxLength: 12 })
    .map((parents) => parents.map((parent_id, id) => ({ id, parent_id })))
  fc.assert(
    fc.property(folders, fc.nat(12), (all, id) => {
      const trail = folderTrail(all, id)
      expect(trail.length > 0).toBe(id < all.length)
      if (trail.length > 0) expect(trail.at(-1)?.id).toBe(id)
      expect(new Set(trail).size).toBe(trail.length)
      for (const [at, folder] of trail.slice(1).entries()) expect(folder.parent_id).toBe(trail[at]?.id)
    }),
  )
})
