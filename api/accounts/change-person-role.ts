import type { Handler } from '#api/calls/handler.ts'
import type { changePersonRole } from '#contract/accounts/people.ts'
import { saveOfficeRole } from '#db/queries/accounts/people.ts'
import { lockDemotable, personToWire } from './people.ts'

export const handleChangePersonRole: Handler<typeof changePersonRole> = async ({ params, body }, { db, principal }) => {
  const { role } = body
  const locked = await lockDemotable(db, params.id)
  if ('refusal' in locked) return locked
  if (locked.isLastOwner && role !== 'OWNER') return { refusal: 'last-owner' }
  await saveOfficeRole(db, { id: params.id, role })
  const { office_role: before } = locked.person
  return {
    value: { person: personToWire({ ...locked.person, office_role: role }, principal?.id ?? null) },
    changes: [{ thing: 'people', id: params.id, before: { role: before }, after: { role } }],
  }
}
