import type { Handler } from '#api/calls/handler.ts'
import type { getCustomerMerge } from '#contract/accounts/customer-merges.ts'
import { countMerged } from '#db/queries/accounts/merge-customers.ts'
import { prepareMerge } from './customer-merge.ts'

export const handleGetCustomerMerge: Handler<typeof getCustomerMerge> = async ({ params }, { db, now }) => {
  const merging = await prepareMerge(db, { stays: params.id, goes: params.other, now })
  if ('refusal' in merging) return merging
  const { email, oldEmail } = merging
  return { value: { moved: await countMerged(db, merging), email, oldEmail } }
}
