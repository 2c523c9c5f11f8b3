import type { LookContent } from '#contract/sites/look.ts'

const FONT = { color: null, size: 12, weight: 400, style: 'normal' } as const

/** The usual look of an estate with these parameters; for tests. */
export function lookWith(parameters: Record<string, string | null | undefined>): LookContent {
  const said = Object.entries(parameters).map(([type, value]) => [type, value ?? null])
  return {
    parameters: Object.fromEntries(said),
    fonts: {
      TITLE: { ...FONT, family: 'Cormorant Garamond', size: 14 },
      CONTENT: { ...FONT, family: 'Jost' },
      MENU: { ...FONT, family: 'Jost' },
    },
    logos: { LOGO: null, LOGO_FOOTER: null, LOGO_LIGHT_THEME: null, LOGO_DARK_THEME: null, LOGO_FAVICON: null },
    banner: null,
  }
}
