import type { LookContent } from '#contract/sites/look.ts'
import { isDark } from '#rules/sites/contrast.ts'
import { FONT_ROLES, lookFonts, lookValues } from '#rules/sites/looks/look-content.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { isParameterType } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'

/** Colours, sizes and weights are variables of the page: they change where it stands. */
export function paintLook(root: HTMLElement, content: LookContent): void {
  const { scheme, variables } = siteTheme(lookValues(content), lookFonts(content))
  // By the object model, which the policy of the page allows.
  root.style.setProperty('color-scheme', scheme)
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value)
}

/** What of a look the page must be made anew for: two looks with the same differ in variables only. */
export function builtPart({ parameters, fonts, logos, banner }: LookContent): string {
  const built = Object.entries(parameters).filter(([type]) => !isVariable(type))
  const families = FONT_ROLES.map((role) => [fonts[role].family, fonts[role].weight, fonts[role].style])
  const drawn = Object.entries(logos).map(([type, logo]) => [type, logo?.media, logo?.alt])
  return JSON.stringify([
    chosenLogos(parameters),
    built.sort(),
    families,
    drawn.sort(),
    banner && Object.entries(banner).sort(),
  ])
}

/** Which logo stands in head and foot follows their ground. */
function chosenLogos(parameters: LookContent['parameters']): boolean[] {
  const { variables } = siteTheme(lookValues({ parameters }))
  return ['--color-header-ground', '--color-footer-ground'].map((name) =>
    isDark(variables[name as `--${string}`] ?? '#fff'),
  )
}

/** The colour over pictures is none: it also chooses the logo there. */
function isVariable(type: string): boolean {
  return isParameterType(type) && (type.endsWith('_COLOR') || PARAMETERS[type].kind === 'NUMBER')
}
