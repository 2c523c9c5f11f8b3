import { isObject, sameValue } from '#rules/basics/same-value.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that somebody else has changed while one had it open: as it was, as they left it, as one has typed it. */
export interface Difference {
  /** `mostDays`, `texts.fr.name`. */
  path: string
  base: unknown
  theirs: unknown
  mine: unknown
  /** Whether both have changed it, each to something else: only then there is something to choose. */
  isClash: boolean
}

interface Compared {
  names: readonly string[]
  base: Values
  theirs: Values
  mine: Values
}

/** What the other has changed, field by field; texts language by language, lists as a whole. */
export function findDifferences({ names, base, theirs, mine }: Compared): Difference[] {
  return names.flatMap((name) => compare(name, { base: base[name], theirs: theirs[name], mine: mine[name] }))
}

function compare(path: string, { base, theirs, mine }: Pick<Difference, 'base' | 'theirs' | 'mine'>): Difference[] {
  if (sameValue(base, theirs)) return []
  if (isParts(base) && isParts(theirs) && isParts(mine)) {
    const names = [...new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])]
    return names.flatMap((name) =>
      compare(`${path}.${name}`, { base: base[name], theirs: theirs[name], mine: mine[name] }),
    )
  }
  return [{ path, base, theirs, mine, isClash: !sameValue(base, mine) && !sameValue(theirs, mine) }]
}

function isParts(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}

export type Choice = 'mine' | 'theirs'

interface Merging {
  mine: Values
  differences: readonly Difference[]
  /** By path; what is not named is theirs where only they have changed it, and one's own where both have. */
  choices: Readonly<Record<string, Choice>>
}

/** What one has typed, with what the other has changed where one takes it. */
export function mergeChanges({ mine, differences, choices }: Merging): Record<string, unknown> {
  return differences
    .filter((difference) => choiceOf(difference, choices) === 'theirs')
    .reduce<Record<string, unknown>>((merged, { path, theirs }) => withValue(merged, { path, value: theirs }), {
      ...mine,
    })
}

export function choiceOf({ path, isClash }: Difference, choices: Readonly<Record<string, Choice>>): Choice {
  return choices[path] ?? (isClash ? 'mine' : 'theirs')
}

function withValue(values: Values, { path, value }: { path: string; value: unknown }): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [name]: value }
  const inner = values[name]
  return { ...values, [name]: withValue(isParts(inner) ? inner : {}, { path: rest.join('.'), value }) }
}
