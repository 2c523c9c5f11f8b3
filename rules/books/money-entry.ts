import type { ReceivedMeans } from '#contract/payments/closed-sets.ts'
import { type Entry, type EntryKind, entryLines, type Journal } from './entries.ts'
import type { LedgerKind } from './ledger-accounts.ts'

export type BookedMovement = Extract<EntryKind, 'PAYMENT' | 'REFUND' | 'CARD_USED' | 'CARD_RETURNED'>

/** Money that came or went, and gift cards that paid or were paid back to. */
export interface Movement {
  kind: BookedMovement
  /** How the estate received the money by itself; null where a provider did. */
  means: ReceivedMeans | null
  cents: number
  at: Date
  piece: string
  pieceAt: Date
  customer: string
}

/** Where the money is, and whether it comes there or leaves it. Cards sold and taken back stand in the journal of sales. */
const WAYS: Readonly<Record<BookedMovement, { journal: Journal; account: LedgerKind; sign: 1 | -1 }>> = {
  PAYMENT: { journal: 'TAKINGS', account: 'TAKINGS', sign: 1 },
  REFUND: { journal: 'TAKINGS', account: 'TAKINGS', sign: -1 },
  CARD_USED: { journal: 'VOUCHERS', account: 'VOUCHERS', sign: 1 },
  CARD_RETURNED: { journal: 'VOUCHERS', account: 'VOUCHERS', sign: -1 },
}

/**
 * Cheques lie in the drawer until the bank has them (5112) and transfers on the account (512), each in the journal of the
 * bank. A card at the estate's own terminal is a card. What was paid by cheque goes back from the account.
 */
function wayOf(kind: BookedMovement, means: ReceivedMeans | null) {
  const way = WAYS[kind]
  if (way.journal !== 'TAKINGS' || means === null || means === 'TERMINAL') return way
  const account: LedgerKind = means === 'CHEQUE' && kind === 'PAYMENT' ? 'CHEQUES' : 'BANK'
  return { ...way, journal: 'BANK', account } as const
}

export function moneyEntry({ kind, means, cents, ...told }: Movement): Entry {
  const { journal, account, sign } = wayOf(kind, means)
  const lines = entryLines([
    { kind: account, rate: null, amount: sign * cents },
    { kind: 'CUSTOMERS', rate: null, amount: -sign * cents },
  ])
  return { journal, kind, ...told, lines }
}
