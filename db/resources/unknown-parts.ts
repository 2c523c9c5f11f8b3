import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { Fields } from './read-record.ts'
import type { StoredRows } from './store.ts'

interface Compared {
  before: Fields
  given: Fields
}

/** Parts that are given with an id which none of those that are there has, or which another one was given with. */
export function unknownParts(rows: StoredRows, { before, given }: Compared): Problems {
  const problems: Record<string, Problem> = {}
  for (const [field, part] of Object.entries(rows.parts ?? {})) {
    if (!part.keepsIds) continue
    const known = new Map(partsOf(before, field).map((one) => [one.id, one]))
    const seen = new Set<unknown>()
    for (const [at, one] of partsOf(given, field).entries()) {
      const own = `${field}.${at}`
      if (one.id !== undefined && !known.has(one.id)) problems[`${own}.id`] = { problem: 'not-there' }
      else if (one.id !== undefined && seen.has(one.id)) problems[`${own}.id`] = { problem: 'given-twice' }
      seen.add(one.id)
      const within = unknownParts(part, { before: known.get(one.id) ?? {}, given: one })
      for (const [name, problem] of Object.entries(within)) problems[`${own}.${name}`] = problem
    }
  }
  return problems
}

const partsOf = (fields: Fields, name: string) => (fields[name] ?? []) as Fields[]
