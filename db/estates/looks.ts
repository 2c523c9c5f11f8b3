import type { Look } from './estate.ts'

/** The looks that an estate can begin with; those of the demo are the same. */
export const LOOKS = {
  classic: {
    fonts: { title: 'Cormorant Garamond', content: 'Jost' },
    technicalFileModel: 'CLASSIC',
    parameters: {
      PRIMARY_COLOR: '#7A1F2B',
      ACCENT_COLOR: '#7D5F2E',
      BACKGROUND_COLOR: '#FBF8F2',
      FONT_COLOR: '#2A2521',
      BACKGROUND_FOOTER_COLOR: '#EFE8DB',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'LEFT',
      MENU_TYPE: 'RELATIVE',
      IS_MENU_FIXED: 'true',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
      MENU_ACTIVE_TYPE: 'TEXT_COLOR',
      MOBILE_MENU_POSITION: 'BOTTOM',
    },
  },
  dark: {
    fonts: { title: 'Marcellus', content: 'EB Garamond', contentSize: 13 },
    technicalFileModel: 'CLASSIC',
    parameters: {
      DARK_THEME: 'true',
      PRIMARY_COLOR: '#C8A45C',
      ACCENT_COLOR: '#C8A45C',
      BACKGROUND_COLOR: '#14110F',
      FONT_COLOR: '#EDE6DA',
      BACKGROUND_FOOTER_COLOR: '#0E0C0A',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'CENTER',
      MOBILE_MENU_POSITION: 'TOP',
      LANG_MENU_STYLE: 'CODE',
    },
  },
  modern: {
    fonts: { title: 'Fraunces', content: 'Figtree' },
    technicalFileModel: 'MODERN',
    parameters: {
      PRIMARY_COLOR: '#1F6F78',
      ACCENT_COLOR: '#B93C17',
      BACKGROUND_COLOR: '#F6F8F7',
      FONT_COLOR: '#16232B',
      HEADING_COLOR: '#0F4047',
      BACKGROUND_FOOTER_COLOR: '#E3ECEA',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_TYPE: 'RELATIVE',
      MENU_ACTIVE_TYPE: 'UNDERLINE',
      MENU_HOVER_TRANSITION: 'BACKGROUND',
      MOBILE_MENU_POSITION: 'BOTTOM',
      LANG_MENU_STYLE: 'CODE',
    },
  },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof LOOKS
export const LOOK_NAMES = Object.keys(LOOKS) as LookName[]
