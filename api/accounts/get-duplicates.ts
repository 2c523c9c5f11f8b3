import type { Handler } from '#api/calls/handler.ts'
import type { getDuplicates } from '#contract/accounts/customer-merges.ts'
import { isCustomer } from '#db/queries/accounts/customers.ts'
import { listDuplicates } from '#db/queries/accounts/duplicates.ts'

export const handleGetDuplicates: Handler<typeof getDuplicates> = async ({ params: { id } }, { db }) => {
  if (!(await isCustomer(db, id))) return { refusal: 'user-not-found' }
  return { value: { duplicates: await listDuplicates(db, id) } }
}
