import { sameValue } from '#rules/basics/same-value.ts'

interface ChangedFieldsOptions {
  names: readonly string[]
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
}

/** Of a form: what was typed anew. What stays is not sent, so that it cannot undo what another has changed there. */
export function changedFields({ names, before, after }: ChangedFieldsOptions): Record<string, unknown> {
  const changed = names.filter((name) => Object.hasOwn(after, name) && !sameValue(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}
