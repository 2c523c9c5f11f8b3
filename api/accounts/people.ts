import type { OfficePerson } from '#contract/accounts/people.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { lockPeople, type PersonRow } from '#db/queries/accounts/people.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isLastOwner } from '#rules/office/owners.ts'

export function personToWire(row: PersonRow, ownId: number | null): OfficePerson {
  return {
    id: row.id,
    firstName: row.firstname,
    lastName: row.lastname,
    email: row.email,
    role: row.office_role,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    hasSecondFactor: row.second_factor_at !== null,
    isYou: row.id === ownId,
  }
}

type Locked = { refusal: 'user-not-found' | 'demo-account' } | { person: PersonRow; isLastOwner: boolean }

/** Somebody who is about to be less than they are, unless the estate would be left without an owner. All are held until the end. */
export async function lockDemotable(db: SiteDb, id: number): Promise<Locked> {
  const people = await lockPeople(db)
  const person = people.find((one) => one.id === id)
  if (!person) return { refusal: 'user-not-found' }
  if (isDemoAddress(person.email)) return { refusal: 'demo-account' }
  return { person, isLastOwner: isLastOwner(people, id) }
}
