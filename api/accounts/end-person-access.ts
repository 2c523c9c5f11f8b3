import type { Handler } from '#api/calls/handler.ts'
import type { endPersonAccess } from '#contract/accounts/people.ts'
import { makeCustomer } from '#db/queries/accounts/people.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { lockDemotable } from './people.ts'

export const handleEndPersonAccess: Handler<typeof endPersonAccess> = async ({ params: { id } }, { db }) => {
  const locked = await lockDemotable(db, id)
  if ('refusal' in locked) return locked
  if (locked.isLastOwner) return { refusal: 'last-owner' }
  await makeCustomer(db, id)
  await endSessionsOf(db, { userId: id, except: null })
  return {
    value: { id },
    changes: [{ thing: 'people', id, before: { role: locked.person.office_role }, after: null }],
  }
}
