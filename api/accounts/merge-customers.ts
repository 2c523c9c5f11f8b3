import type { Handler } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { mergeCustomers } from '#contract/accounts/customer-merges.ts'
import { countMerged, mergeAccounts } from '#db/queries/accounts/merge-customers.ts'
import { prepareMerge } from './customer-merge.ts'
import { tellAccount } from './tell-account.ts'

export const handleMergeCustomers: Handler<typeof mergeCustomers> = async (
  { params: { id: stays }, body: { idOther: goes } },
  { db, now, randomId },
) => {
  const merging = await prepareMerge(db, { stays, goes, now })
  if ('refusal' in merging) return merging
  const moved = await countMerged(db, merging)
  await mergeAccounts(db, merging)
  await tellAccount(db, { userId: stays, change: 'MERGED', now, randomId })
  const { email: recipient, firstname, locale } = merging.ending
  const facts = { firstname, change: 'MERGED_AWAY' as const }
  await queueMail(db, { kind: 'ACCOUNT_CHANGED', locale, recipient, orderId: null, facts, now, randomId })
  // Numbers only: the log outlives whoever is forgotten.
  return {
    value: { moved },
    changes: [{ thing: 'customers', id: stays, before: null, after: { merged: goes, moved } }],
  }
}
