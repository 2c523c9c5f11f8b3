import type { Problem } from '#contract/basics/problems.ts'
import { PARAMETERS, type ParameterFacts } from './parameter-catalogue.ts'

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
  if (/_COLOR(_ON_TOP)?$/.test(type) && !isColour(value)) return { problem: 'not-a-colour' }
  return null
}

/** Only hexadecimal notation: what ends up in a style sheet must not be able to leave it. */
export function isColour(value: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)
}

const DEFAULTS = Object.fromEntries(
  Object.entries(PARAMETERS).map(([type, facts]) => [type, facts.default]),
) as ParameterValues

/** Fills what a site has not set with the defaults. */
export function parameterValues(given: readonly { type: string; value: string | null }[]): ParameterValues {
  const values: Record<string, string | null> = { ...DEFAULTS }
  for (const { type, value } of given) if (value !== null && isParameterType(type)) values[type] = value
  return values as ParameterValues
}
