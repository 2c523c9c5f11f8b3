import type { Problems } from '#contract/basics/problems.ts'
import type { Store } from '#db/resources/store.ts'

const UNIQUE = '23505'
const FOREIGN_KEY = '23503'
const CHECK = '23514'
/** Raised with `restrict`, where something else still points to it. */
const RESTRICTED = '23001'

type Fault = { refusal: 'still-used' } | { problems: Problems }

/** What PostgreSQL refuses that an editor can mend is said beside its field; anything else stays a fault. */
export async function orFault<Answer>(store: Store, work: () => Promise<Answer>): Promise<Answer | Fault> {
  try {
    return await work()
  } catch (error) {
    const fault = readFault(store, error)
    if (!fault) throw error
    return fault
  }
}

/** What PostgreSQL refuses of something that comes back: another has its place, or what it needs is gone. */
export async function orMissing<Answer>(
  work: () => Promise<Answer>,
): Promise<Answer | { refusal: 'trash-place-taken' | 'trash-incomplete' }> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNIQUE) return { refusal: 'trash-place-taken' }
    if (code === FOREIGN_KEY) return { refusal: 'trash-incomplete' }
    throw error
  }
}

function readFault({ faults = {} }: Store, error: unknown): Fault | null {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  const field = faults[constraint]
  if (code === UNIQUE && field) return { problems: { [field]: { problem: 'already-taken' } } }
  if (code === FOREIGN_KEY && field) return { problems: { [field]: { problem: 'not-there' } } }
  if (code === CHECK && field) return { problems: { [field]: { problem: 'invalid' } } }
  if (code === FOREIGN_KEY || code === RESTRICTED) return { refusal: 'still-used' }
  return null
}
