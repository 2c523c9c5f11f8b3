import { type Cents, cents } from '#rules/basics/money.ts'
import { accountNumber, type LedgerAccount } from './ledger-accounts.ts'

export type Journal = 'SALES' | 'TAKINGS' | 'BANK' | 'VOUCHERS'

/** What an entry is about. */
export type EntryKind = 'INVOICE' | 'CREDIT_NOTE' | 'PAYMENT' | 'REFUND' | 'CARD_USED' | 'CARD_RETURNED'

export interface EntryLine {
  account: LedgerAccount
  debit: Cents
  credit: Cents
}

/** One entry of a journal: what it debits is what it credits. */
export interface Entry {
  journal: Journal
  kind: EntryKind
  at: Date
  /** The paper that proves it: `F2026-000123`, or an order that has none. */
  piece: string
  pieceAt: Date
  /** Whose it is; nothing where it is not known. */
  customer: string
  /** Empty where nothing was to be paid. */
  lines: readonly EntryLine[]
}

/** An amount on an account: what is above zero is a debit, what is below a credit. */
export interface Booked extends LedgerAccount {
  amount: number
}

/** One line an account, in the order in which they come; nothing is told of what came to nothing. */
export function entryLines(booked: readonly Booked[]): EntryLine[] {
  const byAccount = Map.groupBy(booked, accountNumber)
  return [...byAccount.values()].flatMap((same) => {
    const amount = same.reduce((sum, one) => sum + one.amount, 0)
    const [first] = same
    if (!first || amount === 0) return []
    const account = { kind: first.kind, rate: first.rate }
    return [{ account, debit: cents(Math.max(0, amount)), credit: cents(Math.max(0, -amount)) }]
  })
}
