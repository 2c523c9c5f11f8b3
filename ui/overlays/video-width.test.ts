import { expect, test } from 'vitest'
import { videoMaxWidth } from './video-width.ts'

test('a film takes three quarters of a narrow window and 950 px of a wide one', () => {
  expect([390, 1000, 1266, 1267, 1440, 3840].map(videoMaxWidth)).toEqual([292, 750, 949, 950, 950, 950])
})
