import { isChoice } from './section-choice.ts'

/** A sentence that asks to be replaced, by the name of the field where it stands. */
type Invitations = Readonly<Record<string, string>>

/**
 * What the sample of a kind is made of, without a word, a picture or a number of the estate that it speaks of: one row of each
 * list, two columns, and in each field a sentence that asks for one. What no sentence asks for is left out.
 */
export function invitedSection(sample: object, invitations: Invitations): Record<string, unknown> {
  const entries = Object.entries(sample).flatMap(([name, value]) => {
    const invited = invitedValue(value, { name, invitations })
    return invited === undefined ? [] : [[name, invited] as const]
  })
  return Object.fromEntries(entries)
}

function invitedValue(value: unknown, { name, invitations }: { name: string; invitations: Invitations }): unknown {
  if (typeof value === 'string') return isChoice(value) ? value : invitations[name]
  if (Array.isArray(value)) {
    const rows = value.filter((row) => typeof row === 'object').slice(0, name === 'columns' ? 2 : 1)
    return rows.length > 0 ? rows.map((row: object) => invitedSection(row, invitations)) : undefined
  }
  if (typeof value === 'boolean') return value
  // Numbers, pictures and links are another estate's own.
  return undefined
}
