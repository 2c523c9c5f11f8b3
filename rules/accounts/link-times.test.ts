import { expect, test } from 'vitest'
import { LINK_PURPOSES } from '#contract/accounts/closed-sets.ts'
import { LINK_MINUTES } from './link-times.ts'

test('every link of a mail ends, within a week; what opens an account after half an hour', () => {
  for (const purpose of LINK_PURPOSES) {
    expect(LINK_MINUTES[purpose], purpose).toBeGreaterThan(0)
    expect(LINK_MINUTES[purpose], purpose).toBeLessThanOrEqual(7 * 1_440)
  }
  expect(LINK_MINUTES.PASSWORD_RESET).toBe(30)
})
