import type { ParameterType } from './parameter-groups.ts'

export type TypedParameters = Partial<Record<ParameterType, string | null>>

interface Saving {
  /** As it is now: one may have typed on while it was saved. */
  typed: TypedParameters
  sent: TypedParameters
  refused: readonly ParameterType[]
}

/** What is still to be saved: what was refused, and what was typed since. */
export function leftTyped({ typed, sent, refused }: Saving): TypedParameters {
  const left = Object.entries(typed).filter(([name, value]) => {
    const type = name as ParameterType
    return refused.includes(type) || !(type in sent) || sent[type] !== value
  })
  return Object.fromEntries(left)
}
