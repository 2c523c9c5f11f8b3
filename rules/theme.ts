import { PARAMETERS } from './parameter-catalogue.ts'
import { isColour, type ParameterValues } from './parameters.ts'

/** The colours a page is painted with, each a CSS variable. */
export interface Theme {
  scheme: 'light' | 'dark'
  variables: Readonly<Record<`--${string}`, string>>
}

/** Colours that are not set follow the ground, ink and primary colours; a bad value never reaches the page. */
export function themeOf(values: ParameterValues): Theme {
  const pick = (...candidates: (string | null)[]) =>
    candidates.find((colour) => colour !== null && isColour(colour)) ?? PARAMETERS.FONT_COLOR.default
  const ground = pick(values.BACKGROUND_COLOR, PARAMETERS.BACKGROUND_COLOR.default)
  const ink = pick(values.FONT_COLOR)
  const primary = pick(values.PRIMARY_COLOR, PARAMETERS.PRIMARY_COLOR.default)
  return {
    scheme: values.DARK_THEME === 'true' ? 'dark' : 'light',
    variables: {
      '--color-ground': ground,
      '--color-ink': ink,
      '--color-primary': primary,
      '--color-accent': pick(values.ACCENT_COLOR, PARAMETERS.ACCENT_COLOR.default),
      '--color-heading': pick(values.HEADING_COLOR, ink),
      '--color-header-ground': pick(values.BACKGROUND_HEADER_COLOR, ground),
      '--color-header-ink': pick(values.FONT_HEADER_COLOR, ink),
      '--color-footer-ground': pick(values.BACKGROUND_FOOTER_COLOR, ground),
      '--color-footer-ink': pick(values.FONT_FOOTER_COLOR, ink),
      '--color-menu-active': pick(values.ACTIVE_MENU_COLOR, primary),
    },
  }
}

export function themeCss({ scheme, variables }: Theme): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{color-scheme:${scheme};${lines.join(';')}}`
}
