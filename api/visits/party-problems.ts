import type { Problems } from '#contract/basics/problems.ts'
import type { BookableService } from '#db/queries/visits/services.ts'

/** Too few or too many for one booking of this service. */
export function partyProblems(
  people: number,
  { min_people, max_people }: Pick<BookableService, 'min_people' | 'max_people'>,
): Problems {
  if (people < min_people) return { people: { problem: 'too-small', limit: min_people } }
  return people > max_people ? { people: { problem: 'too-big', limit: max_people } } : {}
}
