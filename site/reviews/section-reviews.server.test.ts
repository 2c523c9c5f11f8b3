import { expect, test, vi } from 'vitest'
import type { PageContext } from '#site/shell/load-context.ts'
import { loadSectionReviews } from './section-reviews.server.tsx'

function loaded(answer: object) {
  const doNotKeep = vi.fn()
  const page = { ask: async () => answer, locale: 'fr', doNotKeep } as unknown as PageContext
  return { doNotKeep, reviews: loadSectionReviews(page) }
}

test('a page that could not be told its reviews is not kept without them', async () => {
  const { doNotKeep, reviews } = loaded({ success: false, code: 'too-many-requests', message: '' })
  expect(await reviews).toBeNull()
  expect(doNotKeep).toHaveBeenCalledOnce()
})

test('a page of an estate that has none is kept', async () => {
  const data = { reviews: [], total: 0, average: null, counts: {}, hasElsewhere: false }
  const { doNotKeep, reviews } = loaded({ success: true, data })
  expect(await reviews).toBeNull()
  expect(doNotKeep).not.toHaveBeenCalled()
})
