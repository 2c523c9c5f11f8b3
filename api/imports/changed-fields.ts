import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '#db/resources/read-record.ts'

/** Of what is given, what differs from what is there. */
export function changedFields(present: Fields, given: Fields): Fields {
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => !isSame(present[name], value)))
}

export function pickFields(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

/** As both would be kept: a moment is its text, what is undefined is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asKept(one), asKept(other))
}

function asKept(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
