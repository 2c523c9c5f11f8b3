import { expect, test } from 'vitest'
import { lookWith } from '#tests/support/sample-look.ts'
import { builtPart } from './frame-look.ts'

test('colours and sizes are changed where the page stands; all else makes it anew', () => {
  const usual = builtPart(lookWith({ LOGO_POSITION: 'LEFT' }))
  expect(builtPart(lookWith({ LOGO_POSITION: 'LEFT', PRIMARY_COLOR: '#123456', LOGO_HEIGHT: '90' }))).toBe(usual)
  expect(builtPart(lookWith({ LOGO_POSITION: 'RIGHT' }))).not.toBe(usual)
  expect(builtPart(lookWith({ LOGO_POSITION: 'LEFT', MENU_COLOR_ON_TOP: '#000000' }))).not.toBe(usual)
  expect(builtPart(lookWith({ LOGO_POSITION: 'LEFT', DARK_THEME: 'true' }))).not.toBe(usual)
  expect(builtPart(lookWith({ LOGO_POSITION: 'LEFT', BACKGROUND_HEADER_COLOR: '#000000' }))).not.toBe(usual)
  const other = lookWith({ LOGO_POSITION: 'LEFT' })
  other.fonts.TITLE.family = 'Fraunces'
  expect(builtPart(other)).not.toBe(usual)
  other.fonts.TITLE = { ...lookWith({}).fonts.TITLE, size: 20 }
  expect(builtPart(other)).toBe(usual)
})
