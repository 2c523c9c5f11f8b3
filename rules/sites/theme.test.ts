import { expect, test } from 'vitest'
import { parameterValues } from './parameters.ts'
import { siteTheme, themeCss } from './theme.ts'

const themeWith = (given: Record<string, string>) =>
  siteTheme(parameterValues(Object.entries(given).map(([type, value]) => ({ type, value }))))

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

test('sizes are pixels within what a page can bear; unset ones follow', () => {
  const { variables } = themeWith({ LOGO_HEIGHT: '72', LOGO_WIDTH_MOBILE: '99999', MENU_ICON_SIZE: '12,5' })
  expect(variables['--logo-height']).toBe('72px')
  expect(variables['--logo-width']).toBe('auto')
  expect(variables['--logo-width-mobile']).toBe('360px')
  expect(variables['--menu-icon-size']).toBe('12.5px')
  expect(variables['--logo-height-footer']).toBe('90px')
  expect(themeWith({ LOGO_HEIGHT: 'x;}' }).variables['--logo-height']).toBe('auto')
})

test('a typeface has its own size, weight, style and colour', () => {
  const fonts = [
    { type: 'TITLE', color: '#123456', size: 21, weight: 600, style: 'italic' },
    { type: 'MENU', color: null, size: 12, weight: 400, style: 'normal' },
  ] as const
  const { variables } = siteTheme(parameterValues([{ type: 'HEADING_COLOR', value: '#ffffff' }]), fonts)
  expect(variables['--color-heading']).toBe('#123456')
  expect([variables['--title-scale'], variables['--title-weight'], variables['--title-style']]).toEqual([
    '1.5',
    '600',
    'italic',
  ])
  expect(variables['--menu-scale']).toBe('1')
})

test('text on the main colour can be read, whatever colour that is', () => {
  expect(themeWith({ PRIMARY_COLOR: '#ffff00' }).variables['--color-on-primary']).toBe('#2A2521')
  expect(themeWith({ PRIMARY_COLOR: '#7A1F2B' }).variables['--color-on-primary']).toBe('#FBF8F2')
})

test('a bar of phones that is higher than a row leaves what is too much, and makes its logo fit', () => {
  const bar = (values: Record<string, string>) => themeWith(values).variables
  expect(bar({ LOGO_HEIGHT_MOBILE: '80', LOGO_MARGIN_TOP: '8', LOGO_MARGIN_BOTTOM: '8' })).toMatchObject({
    '--phone-slack': '40px',
    '--phone-logo-scale': '0.55',
  })
  const low = { LOGO_HEIGHT_MOBILE: '40', LOGO_MARGIN_TOP: '8', LOGO_MARGIN_BOTTOM: '8' }
  expect(bar(low)).toMatchObject({ '--phone-slack': '0px', '--phone-logo-scale': '1' })
})
