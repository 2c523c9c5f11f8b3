import type { OfficeRole } from '#contract/office/closed-sets.ts'

interface Person {
  id: number
  office_role: OfficeRole
}

/** Whether an estate would have no owner without this one. */
export function isLastOwner(people: readonly Person[], id: number): boolean {
  const owners = people.filter(({ office_role }) => office_role === 'OWNER')
  return owners.length === 1 && owners[0]?.id === id
}
