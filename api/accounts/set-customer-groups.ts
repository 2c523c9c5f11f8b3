import type { Handler } from '#api/calls/handler.ts'
import type { setCustomerGroups } from '#contract/accounts/customers.ts'
import { listGroupsOf, lockCustomer, saveGroupsOf } from '#db/queries/accounts/customers.ts'

export const handleSetCustomerGroups: Handler<typeof setCustomerGroups> = async ({ params, body }, { db }) => {
  const userId = params.id
  if (!(await lockCustomer(db, userId))) return { refusal: 'user-not-found' }
  const before = await listGroupsOf(db, userId)
  if (!(await saveGroupsOf(db, { userId, groupIds: [...new Set(body.ids)] }))) return { refusal: 'thing-not-found' }
  const groups = await listGroupsOf(db, userId)
  return {
    value: { groups },
    changes: [{ thing: 'customers', id: userId, before: { groups: before }, after: { groups } }],
  }
}
