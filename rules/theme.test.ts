import { expect, test } from 'vitest'
import { parameterValues } from './parameters.ts'
import { themeCss, themeOf } from './theme.ts'

const themeWith = (given: Record<string, string>) =>
  themeOf(parameterValues(Object.entries(given).map(([type, value]) => ({ type, value }))))

test('unset colours follow ground, ink and primary', () => {
  const { variables } = themeWith({ BACKGROUND_COLOR: '#111111', FONT_COLOR: '#eeeeee', PRIMARY_COLOR: '#c8a45c' })
  expect(variables['--color-header-ground']).toBe('#111111')
  expect(variables['--color-heading']).toBe('#eeeeee')
  expect(variables['--color-menu-active']).toBe('#c8a45c')
})

test('a set colour wins', () => {
  expect(themeWith({ BACKGROUND_FOOTER_COLOR: '#efe8db' }).variables['--color-footer-ground']).toBe('#efe8db')
})

test('a value that is no colour never reaches the style sheet', () => {
  const css = themeCss(themeWith({ PRIMARY_COLOR: 'red}</style><script>', BACKGROUND_COLOR: 'url(//evil)' }))
  expect(css).not.toMatch(/script|evil/)
  expect(css).toContain('--color-primary:#7A1F2B')
})

test('the dark theme tells the browser', () => {
  expect(themeCss(themeWith({ DARK_THEME: 'true' }))).toContain('color-scheme:dark')
  expect(themeCss(themeWith({}))).toContain('color-scheme:light')
})
