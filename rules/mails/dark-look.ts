import type { SiteFont } from '#contract/sites/site.ts'
import { mixed, readableShade } from '#rules/sites/colour-mix.ts'
import { isDark, readableOn } from '#rules/sites/contrast.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'

/** A mail where its reader wants dark pages: the estate's own dark colours, or ours with a breath of its own. */
export interface DarkLook {
  /** Around the letter. */
  ground: string
  /** Behind it. */
  paper: string
  ink: string
  heading: string
  accent: string
  link: string
  rule: string
}

const NIGHT = { ground: '#121110', paper: '#1d1b1a', ink: '#e9e4dc' } as const
const BREATH = 0.05

export function darkLook(values: ParameterValues, fonts: readonly SiteFont[]): DarkLook {
  const { variables } = siteTheme(values, fonts)
  const colour = (name: `--${string}`) => variables[name] ?? '#000000'
  const primary = colour('--color-primary')
  const isNight = isDark(colour('--color-ground'))
  const breathed = (other: string) => mixed({ one: primary, other, share: BREATH })
  const ground = isNight ? colour('--color-ground') : breathed(NIGHT.ground)
  const paper = isNight ? mixed({ one: '#ffffff', other: ground, share: BREATH }) : breathed(NIGHT.paper)
  const ink = readableOn(paper, isNight ? colour('--color-ink') : NIGHT.ink, NIGHT.ink)
  return {
    ground,
    paper,
    ink,
    heading: readableOn(paper, isNight ? colour('--color-heading') : ink, ink),
    accent: readableShade(colour('--color-accent'), paper),
    link: readableShade(primary, paper),
    rule: mixed({ one: ink, other: paper, share: 0.2 }),
  }
}
