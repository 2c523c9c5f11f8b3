import type { SiteFont } from '#contract/sites/site.ts'
import { readableOn } from './contrast.ts'
import { PARAMETERS } from './parameter-catalogue.ts'
import { isColour, type ParameterType, type ParameterValues } from './parameters.ts'

type FontLook = Pick<SiteFont, 'type' | 'color' | 'size' | 'weight' | 'style'>
type Variables = Record<`--${string}`, string>

/** How a site looks, as CSS variables. */
interface Theme {
  scheme: 'light' | 'dark'
  variables: Readonly<Variables>
}

/** Everything the parameters and typefaces say about looks; a bad value never reaches the page. */
export function siteTheme(values: ParameterValues, fonts: readonly FontLook[] = []): Theme {
  return {
    scheme: values.DARK_THEME === 'true' ? 'dark' : 'light',
    variables: { ...colours(values, fonts), ...typeSizes(fonts), ...measures(values) },
  }
}

export function themeCss({ scheme, variables }: Theme): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{color-scheme:${scheme};${lines.join(';')}}`
}

/** Colours that are not set follow the ground, ink and primary colours. A typeface's own colour goes first. */
function colours(values: ParameterValues, fonts: readonly FontLook[]): Variables {
  const pick = (...candidates: (string | null | undefined)[]) =>
    candidates.find((colour): colour is string => typeof colour === 'string' && isColour(colour)) ??
    PARAMETERS.FONT_COLOR.default
  const fontColour = (type: FontLook['type']) => fonts.find((font) => font.type === type)?.color
  const ground = pick(values.BACKGROUND_COLOR, PARAMETERS.BACKGROUND_COLOR.default)
  const ink = pick(fontColour('CONTENT'), values.FONT_COLOR)
  const primary = pick(values.PRIMARY_COLOR, PARAMETERS.PRIMARY_COLOR.default)
  const headerGround = pick(values.BACKGROUND_HEADER_COLOR, ground)
  const headerInk = pick(fontColour('MENU'), values.FONT_HEADER_COLOR, ink)
  const footerGround = pick(values.BACKGROUND_FOOTER_COLOR, ground)
  const activeMenu = pick(values.ACTIVE_MENU_COLOR, primary)
  const mobileGround = pick(values.MOBILE_MENU_BACKGROUND_COLOR, headerGround)
  return {
    '--color-ground': ground,
    '--color-ink': ink,
    '--color-primary': primary,
    '--color-on-primary': readableOn(primary, ground, ink),
    '--color-accent': pick(values.ACCENT_COLOR, PARAMETERS.ACCENT_COLOR.default),
    '--color-heading': pick(fontColour('TITLE'), values.HEADING_COLOR, ink),
    '--color-header-ground': headerGround,
    '--color-header-ink': headerInk,
    '--color-menu-ground': pick(values.BACKGROUND_MENU_COLOR, headerGround),
    '--color-menu-active': activeMenu,
    '--color-menu-active-ink': pick(values.ACTIVE_FONT_COLOR, readableOn(activeMenu, ground, ink)),
    '--color-menu-on-top': pick(values.MENU_COLOR_ON_TOP, '#ffffff'),
    '--color-top-bar-ground': pick(values.TOP_BAR_BACKGROUND_COLOR, headerGround),
    '--color-top-bar-ink': pick(values.TOP_BAR_FONT_COLOR, headerInk),
    '--color-mobile-ground': mobileGround,
    '--color-mobile-ink': pick(values.MOBILE_MENU_FONT_COLOR, headerInk),
    '--color-footer-ground': footerGround,
    '--color-footer-ink': pick(values.FONT_FOOTER_COLOR, ink),
  }
}

/** The sizes a site starts with; others scale what is drawn for these. */
const USUAL_SIZE = { TITLE: 14, CONTENT: 12, MENU: 12 } as const

function typeSizes(fonts: readonly FontLook[]): Variables {
  const variables: Variables = {}
  for (const { type, size, weight, style } of fonts) {
    const name = type.toLowerCase()
    const scale = clamp({ value: size / USUAL_SIZE[type], min: 0.6, max: 2 })
    variables[`--${name}-scale`] = String(Math.round(scale * 1000) / 1000)
    variables[`--${name}-weight`] = String(clamp({ value: weight, min: 100, max: 900 }))
    variables[`--${name}-style`] = style
  }
  return variables
}

/** Sizes in pixels, each with the limits within which a page stays whole. */
const MEASURES: Readonly<Record<string, { type: ParameterType; min: number; max: number; unset: string }>> = {
  'logo-height': { type: 'LOGO_HEIGHT', min: 16, max: 300, unset: 'auto' },
  'logo-width': { type: 'LOGO_WIDTH', min: 16, max: 900, unset: 'auto' },
  'logo-height-footer': { type: 'LOGO_HEIGHT_FOOTER', min: 16, max: 400, unset: 'auto' },
  'logo-width-footer': { type: 'LOGO_WIDTH_FOOTER', min: 16, max: 900, unset: 'auto' },
  'logo-height-mobile': { type: 'LOGO_HEIGHT_MOBILE', min: 16, max: 200, unset: 'auto' },
  'logo-width-mobile': { type: 'LOGO_WIDTH_MOBILE', min: 16, max: 360, unset: 'auto' },
  'logo-margin-top': { type: 'LOGO_MARGIN_TOP', min: 0, max: 200, unset: '0px' },
  'logo-margin-bottom': { type: 'LOGO_MARGIN_BOTTOM', min: 0, max: 200, unset: '0px' },
  'menu-height': { type: 'COMPUTER_MENU_HEIGHT', min: 32, max: 400, unset: 'auto' },
  'menu-icon-size': { type: 'MENU_ICON_SIZE', min: 6, max: 64, unset: '12px' },
  'detail-margin-top': { type: 'DETAIL_PAGE_MARGIN_TOP', min: 0, max: 400, unset: '28px' },
  'submenu-width': { type: 'SUBMENU_WIDTH', min: 120, max: 800, unset: 'max-content' },
}

/** What is left of the bar of phones once one has scrolled: one row, with the logo as high as fits in it. */
const PHONE_ROW = 56
const PHONE_ROW_LOGO = 44

/** How much of that bar may leave, and how small the logo becomes. A logo without a known height stays as it is. */
function phoneRow(measured: Variables): Variables {
  const pixels = (name: string) => Number.parseFloat(measured[`--${name}`] ?? '')
  const height = pixels('logo-height-mobile')
  const slack = height + pixels('logo-margin-top') + pixels('logo-margin-bottom') - PHONE_ROW
  const isTall = slack > 0
  return {
    '--phone-slack': isTall ? `${slack}px` : '0px',
    '--phone-logo-scale': isTall ? String(Math.min(1, Math.round((1_000 * PHONE_ROW_LOGO) / height) / 1_000)) : '1',
  }
}

function measures(values: ParameterValues): Variables {
  const entries = Object.entries(MEASURES).map(([name, { type, min, max, unset }]) => {
    const given = Number((values[type] ?? '').replace(',', '.'))
    const isGiven = values[type] !== null && values[type] !== '' && Number.isFinite(given)
    return [`--${name}`, isGiven ? `${clamp({ value: given, min, max })}px` : unset]
  })
  const measured = Object.fromEntries(entries) as Variables
  return { ...measured, ...phoneRow(measured) }
}

function clamp({ value, min, max }: { value: number; min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
