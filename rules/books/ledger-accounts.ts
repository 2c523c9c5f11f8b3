/** What an amount is booked on. Those that depend on a rate of VAT have an account for each. */
export type LedgerKind =
  | 'CUSTOMERS'
  | 'VOUCHERS'
  | 'TAKINGS'
  | 'CHEQUES'
  | 'BANK'
  | 'VAT'
  | 'WINE'
  | 'GOODS'
  | 'DELIVERY'
  | 'GESTURES'

export interface LedgerAccount {
  kind: LedgerKind
  /** Null where it does not depend on one. */
  rate: number | null
}

/**
 * Beginnings of account numbers, by the French chart of accounts (plan comptable général): customers 411, what is owed to
 * them on gift cards 4191, cards on their way to the bank 5115, cheques on theirs 5112, the bank 512, VAT collected 44571, own products 701, goods 707, delivery
 * 7085, reductions granted 709.
 */
const BEGINNING: Readonly<Record<LedgerKind, string>> = {
  CUSTOMERS: '411',
  VOUCHERS: '4191',
  TAKINGS: '5115',
  CHEQUES: '5112',
  BANK: '512',
  VAT: '44571',
  WINE: '701',
  GOODS: '707',
  DELIVERY: '7085',
  GESTURES: '709',
}

/** Eight digits; the last three are the rate in tenths of a percent: `70100200` is wine at 20 %, `44571055` VAT of 5.5 %. */
export function accountNumber({ kind, rate }: LedgerAccount): string {
  const ending = String(Math.round((rate ?? 0) * 10)).padStart(3, '0')
  return `${BEGINNING[kind].padEnd(5, '0')}${ending}`
}
