import type { LookContent } from '#contract/sites/look.ts'
import { isDark } from '#rules/sites/contrast.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { lookValues } from './look-content.ts'

/** The look with other colours. */
export function withColours(content: LookContent, parameters: LookContent['parameters']): LookContent {
  return withFittingFoot(content, { ...content, parameters: { ...content.parameters, ...parameters } })
}

/**
 * The logo of the footer was drawn for its ground. Where a dark one becomes light, or the other way round, the logo for
 * such a ground takes its place, if there is one.
 */
function withFittingFoot(before: LookContent, after: LookContent): LookContent {
  const { LOGO, LOGO_LIGHT_THEME, LOGO_DARK_THEME } = after.logos
  const fitting = hasDarkFoot(after) ? LOGO_DARK_THEME : (LOGO_LIGHT_THEME ?? LOGO)
  if (!fitting || hasDarkFoot(before) === hasDarkFoot(after)) return after
  return { ...after, logos: { ...after.logos, LOGO_FOOTER: null } }
}

function hasDarkFoot(content: LookContent): boolean {
  return isDark(siteTheme(lookValues(content)).variables['--color-footer-ground'] ?? '#ffffff')
}
