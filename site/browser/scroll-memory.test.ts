import { expect, test, vi } from 'vitest'
import { scrollAsWished } from './scroll-memory.ts'

const location = { pathname: '/account', search: '', hash: '', key: 'first', state: null }

test('a page begins where it is wished at once, whatever glides on it', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('window', { scrollTo })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  scrollAsWished(location, 'top')
  scrollAsWished(location, 120)
  scrollAsWished(location, 'here')
  vi.unstubAllGlobals()
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }], [{ top: 120, behavior: 'instant' }]])
})
