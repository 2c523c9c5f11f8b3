import { type Entry, type EntryKind, entryLines, type Journal } from './entries.ts'
import type { LedgerKind } from './ledger-accounts.ts'

export type BookedMovement = Extract<EntryKind, 'PAYMENT' | 'REFUND' | 'CARD_USED' | 'CARD_RETURNED'>

/** Money that came or went, and gift cards that paid or were paid back to. */
export interface Movement {
  kind: BookedMovement
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

export function moneyEntry({ kind, cents, ...told }: Movement): Entry {
  const { journal, account, sign } = WAYS[kind]
  const lines = entryLines([
    { kind: account, rate: null, amount: sign * cents },
    { kind: 'CUSTOMERS', rate: null, amount: -sign * cents },
  ])
  return { journal, kind, ...told, lines }
}
