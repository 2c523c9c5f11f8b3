import { isObject, sameValue } from '#rules/basics/same-value.ts'

/** One field that was changed, by its path in the record. */
interface Change {
  path: string
  before: unknown
  after: unknown
}

/** A record's own count of its changes tells nothing. */
const UNTOLD = new Set(['version'])

/** What differs between two states of a record, texts language by language. What was added or removed has only one. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const names = new Set([...namesOf(before), ...namesOf(after)])
  return [...names]
    .filter((name) => !UNTOLD.has(name))
    .flatMap((name) => changesAt(name, { before: partOf(before, name), after: partOf(after, name) }))
}

function changesAt(path: string, { before, after }: Omit<Change, 'path'>): Change[] {
  if (sameValue(before, after)) return []
  const isNested = isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)
  if (!isNested) return [{ path, before, after }]
  return changesOf(before, after).map((change) => ({ ...change, path: `${path}.${change.path}` }))
}

function namesOf(state: unknown): string[] {
  return isObject(state) ? Object.keys(state) : []
}

function partOf(state: unknown, name: string): unknown {
  return isObject(state) ? state[name] : null
}
