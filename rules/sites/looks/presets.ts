import type { LookContent } from '#contract/sites/look.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { FontRole } from './look-content.ts'
import { withColours } from './whole-look.ts'

export interface Preset {
  fonts: { title: string; content: string; menu: string }
  parameters: Partial<Record<ParameterType, string>>
}

/** What a preset says or takes back: sizes, pictures and own style rules of the estate stay. */
const PRESET_PARAMETERS = [
  ...(['PRIMARY_COLOR', 'ACCENT_COLOR', 'BACKGROUND_COLOR', 'FONT_COLOR', 'HEADING_COLOR', 'DARK_THEME'] as const),
  ...(['BACKGROUND_HEADER_COLOR', 'FONT_HEADER_COLOR', 'BACKGROUND_FOOTER_COLOR', 'FONT_FOOTER_COLOR'] as const),
  ...(['ACTIVE_MENU_COLOR', 'ACTIVE_FONT_COLOR', 'BACKGROUND_MENU_COLOR', 'TOP_BAR_BACKGROUND_COLOR'] as const),
  ...(['TOP_BAR_FONT_COLOR', 'MOBILE_MENU_BACKGROUND_COLOR', 'MOBILE_MENU_FONT_COLOR', 'MENU_COLOR_ON_TOP'] as const),
  ...(['LOGO_POSITION', 'MENU_ALIGNMENT', 'MENU_ACTIVE_TYPE', 'MENU_HOVER_TRANSITION'] as const),
] satisfies readonly ParameterType[]

/** Whole looks, each of which can be read as it is. Their names and moods: words/office/look/. */
export const PRESETS = {
  limestone: {
    fonts: { title: 'Marcellus', content: 'Figtree', menu: 'Figtree' },
    parameters: {
      PRIMARY_COLOR: '#6E4B22',
      ACCENT_COLOR: '#8A5A1F',
      BACKGROUND_COLOR: '#F8F4EA',
      FONT_COLOR: '#2E2820',
      BACKGROUND_FOOTER_COLOR: '#EAE1CC',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'CENTER',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  slate: {
    fonts: { title: 'Jost', content: 'EB Garamond', menu: 'Jost' },
    parameters: {
      PRIMARY_COLOR: '#33475B',
      ACCENT_COLOR: '#7A4B3A',
      BACKGROUND_COLOR: '#F4F5F6',
      FONT_COLOR: '#1F262D',
      BACKGROUND_FOOTER_COLOR: '#26323D',
      FONT_FOOTER_COLOR: '#E9EDF0',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_ACTIVE_TYPE: 'UNDERLINE',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  garrigue: {
    fonts: { title: 'Fraunces', content: 'Figtree', menu: 'Figtree' },
    parameters: {
      PRIMARY_COLOR: '#4F5D36',
      ACCENT_COLOR: '#8B4F6B',
      BACKGROUND_COLOR: '#F6F6EE',
      FONT_COLOR: '#262A1F',
      HEADING_COLOR: '#39442A',
      BACKGROUND_FOOTER_COLOR: '#E4E7D5',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_ACTIVE_TYPE: 'BACKGROUND_COLOR',
      MENU_HOVER_TRANSITION: 'BACKGROUND',
    },
  },
  midnight: {
    fonts: { title: 'Cormorant Garamond', content: 'Jost', menu: 'Jost' },
    parameters: {
      DARK_THEME: 'true',
      PRIMARY_COLOR: '#D9B872',
      ACCENT_COLOR: '#D9B872',
      BACKGROUND_COLOR: '#0F1828',
      FONT_COLOR: '#E6E9F0',
      HEADING_COLOR: '#F4EBD8',
      BACKGROUND_FOOTER_COLOR: '#0A111D',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'CENTER',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  rose: {
    fonts: { title: 'Fraunces', content: 'Jost', menu: 'Jost' },
    parameters: {
      PRIMARY_COLOR: '#A8324F',
      ACCENT_COLOR: '#9A4A2B',
      BACKGROUND_COLOR: '#FDF5F3',
      FONT_COLOR: '#35222A',
      HEADING_COLOR: '#7C2340',
      BACKGROUND_FOOTER_COLOR: '#F6DFDA',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'CENTER',
      MENU_HOVER_TRANSITION: 'SIMPLE_TEXT_COLOR',
    },
  },
  ochre: {
    fonts: { title: 'EB Garamond', content: 'Figtree', menu: 'Figtree' },
    parameters: {
      PRIMARY_COLOR: '#9A4520',
      ACCENT_COLOR: '#7B5A16',
      BACKGROUND_COLOR: '#FBF4EA',
      FONT_COLOR: '#33241A',
      BACKGROUND_HEADER_COLOR: '#F3E4CF',
      BACKGROUND_FOOTER_COLOR: '#5B2C16',
      FONT_FOOTER_COLOR: '#FBEFE0',
      ACTIVE_MENU_COLOR: '#8A3A19',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_ACTIVE_TYPE: 'UNDERLINE',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  barrel: {
    fonts: { title: 'Marcellus', content: 'Jost', menu: 'Jost' },
    parameters: {
      DARK_THEME: 'true',
      PRIMARY_COLOR: '#E08A4F',
      ACCENT_COLOR: '#D8A15F',
      BACKGROUND_COLOR: '#1B1512',
      FONT_COLOR: '#EFE5DB',
      BACKGROUND_HEADER_COLOR: '#120E0C',
      BACKGROUND_FOOTER_COLOR: '#120E0C',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_ACTIVE_TYPE: 'UNDERLINE',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  chalk: {
    fonts: { title: 'Cormorant Garamond', content: 'Figtree', menu: 'Figtree' },
    parameters: {
      PRIMARY_COLOR: '#1A1A1A',
      ACCENT_COLOR: '#86672B',
      BACKGROUND_COLOR: '#FFFFFF',
      FONT_COLOR: '#1A1A1A',
      BACKGROUND_FOOTER_COLOR: '#F3F2EF',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'CENTER',
      MENU_ACTIVE_TYPE: 'UNDERLINE',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  atlantic: {
    fonts: { title: 'Jost', content: 'Figtree', menu: 'Jost' },
    parameters: {
      PRIMARY_COLOR: '#1D4E7A',
      ACCENT_COLOR: '#A8441F',
      BACKGROUND_COLOR: '#FAFCFD',
      FONT_COLOR: '#1B2A36',
      BACKGROUND_HEADER_COLOR: '#12324F',
      FONT_HEADER_COLOR: '#F4F8FB',
      ACTIVE_MENU_COLOR: '#F2C879',
      BACKGROUND_FOOTER_COLOR: '#E4EDF3',
      LOGO_POSITION: 'LEFT',
      MENU_ALIGNMENT: 'RIGHT',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
  forest: {
    fonts: { title: 'EB Garamond', content: 'Jost', menu: 'Jost' },
    parameters: {
      PRIMARY_COLOR: '#24503A',
      ACCENT_COLOR: '#87571B',
      BACKGROUND_COLOR: '#F8F6EF',
      FONT_COLOR: '#1F2A23',
      BACKGROUND_HEADER_COLOR: '#1E3F2F',
      FONT_HEADER_COLOR: '#F3EEDF',
      ACTIVE_MENU_COLOR: '#E7C98B',
      BACKGROUND_FOOTER_COLOR: '#1E3F2F',
      FONT_FOOTER_COLOR: '#F3EEDF',
      LOGO_POSITION: 'CENTER',
      MENU_ALIGNMENT: 'CENTER',
      MENU_HOVER_TRANSITION: 'UNDERLINE',
    },
  },
} as const satisfies Record<string, Preset>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

/** The look with a preset put on: colours, typefaces and menu are the preset's, all else stays. */
export function withPreset(content: LookContent, name: PresetName): LookContent {
  const { fonts, parameters }: Preset = PRESETS[name]
  const said = PRESET_PARAMETERS.map((type) => [type, parameters[type] ?? null] as const)
  return {
    ...withColours(content, Object.fromEntries(said)),
    fonts: withFamilies(content.fonts, { TITLE: fonts.title, CONTENT: fonts.content, MENU: fonts.menu }),
  }
}

/** Other families; own colours of typefaces would stand against the new ground, and weights may be missing. */
export function withFamilies(
  fonts: LookContent['fonts'],
  families: Readonly<Record<FontRole, string>>,
): LookContent['fonts'] {
  const changed = (role: FontRole) => ({
    ...fonts[role],
    family: families[role],
    color: null,
    weight: 400,
    style: 'normal' as const,
  })
  return { TITLE: changed('TITLE'), CONTENT: changed('CONTENT'), MENU: changed('MENU') }
}
