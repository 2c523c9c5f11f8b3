import { expect, test } from 'vitest'
import { LINK_PURPOSES } from '#contract/accounts/closed-sets.ts'
import { LINK_MINUTES } from './link-times.ts'

const WEEK = 7 * 1_440

test('every link of a mail ends, within a week; what opens an account after half an hour', () => {
  for (const purpose of LINK_PURPOSES.filter((one) => one !== 'ORDER_REVIEW')) {
    expect(LINK_MINUTES[purpose], purpose).toBeGreaterThan(0)
    expect(LINK_MINUTES[purpose], purpose).toBeLessThanOrEqual(WEEK)
  }
  expect(LINK_MINUTES.PASSWORD_RESET).toBe(30)
})

test('only the link to review an order lasts longer: it shows what was bought, and opens no account', () => {
  expect(LINK_PURPOSES.filter((purpose) => LINK_MINUTES[purpose] > WEEK)).toEqual(['ORDER_REVIEW'])
  expect(LINK_MINUTES.ORDER_REVIEW).toBe(90 * 1_440)
})
