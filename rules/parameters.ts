import type { PARAMETER_KINDS } from '#contract/parameters.ts'
import type { Problem } from '#contract/problems.ts'

type ParameterKind = (typeof PARAMETER_KINDS)[number]

interface ParameterFacts {
  id: number
  kind: ParameterKind
  /** null: unset until the estate says something. */
  default: string | null
  choices?: readonly string[]
}

/** Every parameter a site has. The ids are the same on all sites and never reused. Labels: words/parameters.ts. */
export const PARAMETERS = {
  PRIMARY_COLOR: { id: 1, kind: 'STRING', default: '#7A1F2B' },
  ACCENT_COLOR: { id: 2, kind: 'STRING', default: '#8A6A35' },
  BACKGROUND_COLOR: { id: 3, kind: 'STRING', default: '#FBF8F2' },
  FONT_COLOR: { id: 4, kind: 'STRING', default: '#2A2521' },
  HEADING_COLOR: { id: 5, kind: 'STRING', default: null },
  BACKGROUND_HEADER_COLOR: { id: 6, kind: 'STRING', default: null },
  FONT_HEADER_COLOR: { id: 7, kind: 'STRING', default: null },
  BACKGROUND_FOOTER_COLOR: { id: 8, kind: 'STRING', default: null },
  FONT_FOOTER_COLOR: { id: 9, kind: 'STRING', default: null },
  ACTIVE_MENU_COLOR: { id: 10, kind: 'STRING', default: null },
  DARK_THEME: { id: 11, kind: 'BOOLEAN', default: 'false' },
  LOGO_POSITION: { id: 12, kind: 'STRING', default: 'LEFT', choices: ['LEFT', 'CENTER', 'RIGHT'] },
  MENU_ALIGNMENT: { id: 13, kind: 'STRING', default: 'LEFT', choices: ['LEFT', 'CENTER', 'RIGHT'] },
  HIDE_HOMEPAGE_IN_MENU: { id: 14, kind: 'BOOLEAN', default: 'false' },
  COMPANY_NAME: { id: 15, kind: 'STRING', default: null },
  ALCOHOL_PREVENTION_BANNER: { id: 16, kind: 'BOOLEAN', default: 'true' },
} as const satisfies Record<string, ParameterFacts>

export type ParameterType = keyof typeof PARAMETERS
export type ParameterValues = { readonly [Type in ParameterType]: string | null }

export function isParameterType(type: string): type is ParameterType {
  return Object.hasOwn(PARAMETERS, type)
}

/** What is wrong with a value that the estate wants to give a parameter; null when it may. */
export function parameterProblem(type: ParameterType, value: string | null): Problem | null {
  if (value === null) return null
  const facts: ParameterFacts = PARAMETERS[type]
  if (facts.choices && !facts.choices.includes(value)) return { problem: 'not-one-of', choices: facts.choices }
  if (facts.kind === 'BOOLEAN' && value !== 'true' && value !== 'false') return { problem: 'not-yes-or-no' }
  if (facts.kind === 'NUMBER' && !/^-?\d{1,9}([.,]\d{1,3})?$/.test(value)) return { problem: 'not-a-number' }
  if (facts.kind === 'LINK' && !/^https?:\/\/\S+$/.test(value)) return { problem: 'not-a-link' }
  if (type.endsWith('_COLOR') && !isColour(value)) return { problem: 'not-a-colour' }
  return null
}

/** Only hexadecimal notation: what ends up in a style sheet must not be able to leave it. */
export function isColour(value: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)
}

/** Fills what a site has not set with the defaults. */
export function parameterValues(given: readonly { type: string; value: string | null }[]): ParameterValues {
  const valueByType = new Map(given.map(({ type, value }) => [type, value]))
  const entries = Object.entries(PARAMETERS).map(([type, facts]) => [type, valueByType.get(type) ?? facts.default])
  return Object.fromEntries(entries) as ParameterValues
}
