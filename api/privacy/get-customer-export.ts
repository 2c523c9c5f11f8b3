import type { Handler } from '#api/calls/handler.ts'
import type { getCustomerExport } from '#contract/privacy/privacy.ts'
import { lockCustomer } from '#db/queries/accounts/customers.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { exportFile, makeExport } from './make-export.ts'

export const handleGetCustomerExport: Handler<typeof getCustomerExport> = async ({ params: { id } }, parts) => {
  const { db, now, locale } = parts
  if (!(await lockCustomer(db, id))) return { refusal: 'user-not-found' }
  // What lies under an address that nobody has shown to be theirs may be another person's.
  const { email, isProven } = await findAccountAddress(db, id)
  const made = await makeExport(db, { person: { userId: id, email: isProven ? email : null }, address: email, now })
  return { value: exportFile(made, locale) }
}
