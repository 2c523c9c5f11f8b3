import { expect, test } from 'vitest'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { lookWith } from '#tests/support/sample-look.ts'
import { lookProblems } from './look-content.ts'
import { readPairs } from './look-contrast.ts'
import { PRESET_NAMES, PRESETS, withPreset } from './presets.ts'

const NOTHING = { families: new Set<string>(), pictures: new Set<string>() }

test('there are ten of them', () => {
  expect(PRESET_NAMES).toHaveLength(10)
})

test.each(PRESET_NAMES)('everything of %s can be read, and its typefaces are ours', (name) => {
  const content = withPreset(lookWith({}), name)
  expect(readPairs(content).filter(({ isReadable }) => !isReadable)).toEqual([])
  expect(lookProblems(content, NOTHING)).toEqual({})
  expect(Object.values(PRESETS[name].fonts).every(findTypeface)).toBe(true)
})

test('a preset takes the colours before it back, and leaves sizes, pictures and own rules', () => {
  const before = {
    ...lookWith({ TOP_BAR_FONT_COLOR: '#abcdef', LOGO_HEIGHT: '99', GLOBAL_CSS: '.a{}' }),
    banner: {
      media: 'a'.repeat(32),
      positionX: 1,
      positionY: 2,
      size: 'cover',
      repeat: 'repeat',
      height: 300,
    } as const,
  }
  const after = withPreset(before, 'chalk')
  expect(after.parameters).toMatchObject({ TOP_BAR_FONT_COLOR: null, LOGO_HEIGHT: '99', GLOBAL_CSS: '.a{}' })
  expect(after.parameters.BACKGROUND_COLOR).toBe('#FFFFFF')
  expect(after.banner).toBe(before.banner)
})
