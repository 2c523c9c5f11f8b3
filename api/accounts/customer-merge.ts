import { isDemoAddress } from '#db/demo/accounts.ts'
import { lockCustomers, type Merging } from '#db/queries/accounts/merge-customers.ts'
import type { SiteDb } from '#db/site-db.ts'

interface TwoAccounts {
  stays: number
  goes: number
  now: Date
}

type Account = Awaited<ReturnType<typeof lockCustomers>>[number]
type Prepared = Merging & { ending: Account }
type MergeRefusal = { refusal: 'user-not-found' | 'customer-unproven' | 'demo-account' }

/**
 * Two customers that can be made one. Whoever gets what another account has must have shown that their address is theirs:
 * anybody can open an account in another's name and wait to be taken for them.
 */
export async function prepareMerge(db: SiteDb, { stays, goes, now }: TwoAccounts): Promise<Prepared | MergeRefusal> {
  const accounts = await lockCustomers(db, [stays, goes])
  const staying = accounts.find(({ id }) => id === stays)
  const ending = accounts.find(({ id }) => id === goes)
  if (!staying || !ending || stays === goes) return { refusal: 'user-not-found' }
  if ([staying, ending].some(({ email }) => isDemoAddress(email))) return { refusal: 'demo-account' }
  if (staying.email_confirmed_at === null) return { refusal: 'customer-unproven' }
  const isOldProven = ending.email_confirmed_at !== null
  return { stays, goes, email: staying.email, oldEmail: ending.email, isOldProven, now, ending }
}
