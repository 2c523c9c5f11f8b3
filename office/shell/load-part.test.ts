import { expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('what comes is given, and nothing is loaded anew', async () => {
  const reload = vi.fn()
  expect(await loadPart(async () => 'part', { mayReload: () => true, reload })).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('what does not come loads the page anew, and shows no fault until then', async () => {
  const reloaded = Promise.withResolvers<string>()
  const part = loadPart(gone, { mayReload: () => true, reload: () => reloaded.resolve('reloaded') })
  expect(await Promise.race([part, reloaded.promise])).toBe('reloaded')
})

test('what does not come after that either is a fault', async () => {
  const reload = vi.fn()
  await expect(loadPart(gone, { mayReload: () => false, reload })).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})
