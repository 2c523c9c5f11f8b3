import { expect, test } from 'vitest'
import { LINK_PURPOSES } from '#contract/accounts/closed-sets.ts'
import { LINK_MINUTES } from './link-times.ts'

test('every link of a mail ends, within two days', () => {
  for (const purpose of LINK_PURPOSES) {
    expect(LINK_MINUTES[purpose], purpose).toBeGreaterThan(0)
    expect(LINK_MINUTES[purpose], purpose).toBeLessThanOrEqual(2_880)
  }
})
