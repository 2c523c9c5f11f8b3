import { expect, test } from 'vitest'
import { leftTyped } from './left-typed.ts'

test('what was saved is no longer to be saved; what was refused and what was typed since still is', () => {
  const sent = { LOGO_HEIGHT: '70', LOGO_MARGIN_TOP: 'tall', DARK_THEME: 'true' }
  const typed = { ...sent, DARK_THEME: 'false', LOGO_MARGIN_BOTTOM: null }
  expect(leftTyped({ typed, sent, refused: ['LOGO_MARGIN_TOP'] })).toEqual({
    LOGO_MARGIN_TOP: 'tall',
    DARK_THEME: 'false',
    LOGO_MARGIN_BOTTOM: null,
  })
})
