import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { LookContent } from '#contract/sites/look.ts'
import type { SiteFont } from '#contract/sites/site.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { type ParameterType, type ParameterValues, parameterProblem, parameterValues } from '#rules/sites/parameters.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'

const GROUPS: readonly string[] = ['theme', 'logo', 'menu']
/** Markup and scripts are no looks: they stay with the settings, which are the owner's alone. */
const NO_LOOKS: readonly string[] = ['AFTER_BODY_HTML_TO_LOAD', 'SCRIPT_TO_LOAD']
const ELSEWHERE: readonly string[] = ['DETAIL_PAGE_MARGIN_TOP']

/** Parameters that say how a site looks. */
export const LOOK_PARAMETERS = (Object.keys(PARAMETERS) as ParameterType[]).filter(
  (type) => (GROUPS.includes(PARAMETERS[type].group) && !NO_LOOKS.includes(type)) || ELSEWHERE.includes(type),
)

const KNOWN = new Set<string>(LOOK_PARAMETERS)

export const FONT_ROLES = ['TITLE', 'CONTENT', 'MENU'] as const
export type FontRole = (typeof FONT_ROLES)[number]

/** The parameters of a look, with the defaults where it says nothing. */
export function lookValues({ parameters }: Pick<LookContent, 'parameters'>): ParameterValues {
  return parameterValues(Object.entries(parameters).map(([type, value]) => ({ type, value })))
}

export function lookFonts({ fonts }: Pick<LookContent, 'fonts'>): SiteFont[] {
  return FONT_ROLES.map((type) => ({ type, ...fonts[type] }))
}

/** Every picture that a look names. */
export function lookPictures({ logos, banner }: Pick<LookContent, 'logos' | 'banner'>): string[] {
  const placed = [...Object.values(logos), banner]
  return [...new Set(placed.flatMap((picture) => (picture ? [picture.media] : [])))]
}

/** What lies in the estate and may be named. */
interface Owned {
  families: ReadonlySet<string>
  pictures: ReadonlySet<string>
}

/** What is wrong with a look, by where it is; nothing of it reaches a page otherwise. */
export function lookProblems(content: LookContent, { families, pictures }: Owned): Problems {
  const isHere = (media: string | undefined) => media === undefined || pictures.has(media)
  const parameters = Object.entries(content.parameters).map(([type, value]) =>
    named(`parameters.${type}`, wrong(type, value)),
  )
  const fonts = FONT_ROLES.map((role) => {
    const { family } = content.fonts[role]
    const isKnown = findTypeface(family) !== undefined || families.has(family)
    return named(`fonts.${role}.family`, isKnown ? null : { problem: 'not-there' })
  })
  const logos = Object.entries(content.logos).map(([type, logo]) =>
    named(`logos.${type}`, isHere(logo?.media) ? null : { problem: 'not-there' }),
  )
  const banner = named('banner', isHere(content.banner?.media) ? null : { problem: 'not-there' })
  return Object.assign({}, ...parameters, ...fonts, ...logos, banner)
}

function wrong(type: string, value: string | null): Problem | null {
  if (!KNOWN.has(type)) return { problem: 'unknown-field' }
  return parameterProblem(type as ParameterType, value)
}

function named(place: string, problem: Problem | null): Problems {
  return problem ? { [place]: problem } : {}
}

/** The look without pictures that are no longer there. */
export function withoutLostPictures(content: LookContent, pictures: ReadonlySet<string>): LookContent {
  const logos = Object.entries(content.logos).map(([type, logo]) => [
    type,
    logo && pictures.has(logo.media) ? logo : null,
  ])
  const banner = content.banner && pictures.has(content.banner.media) ? content.banner : null
  return { ...content, logos: Object.fromEntries(logos) as LookContent['logos'], banner }
}

/** Whether two looks show the same: a default that is written out is the same as none. */
export function isSameLook(one: LookContent, other: LookContent): boolean {
  const [values, others] = [lookValues(one), lookValues(other)]
  if (LOOK_PARAMETERS.some((type) => values[type] !== others[type])) return false
  const rest = ({ fonts, logos, banner }: LookContent) =>
    JSON.stringify([
      lookFonts({ fonts }).map(sorted),
      Object.entries(logos)
        .sort()
        .map(([, logo]) => sorted(logo)),
      sorted(banner),
    ])
  return rest(one) === rest(other)
}

function sorted(value: object | null) {
  return value && Object.entries(value).sort(([one], [other]) => one.localeCompare(other))
}
