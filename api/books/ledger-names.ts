import type { LedgerNames } from '#rules/books/fec.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatRate } from '#words/basics/rates.ts'
import { bookWords } from '#words/books/words.ts'

/** What journals, entries and accounts are called. */
export function ledgerNames(locale: Locale): LedgerNames {
  const { journals, entries, accounts } = bookWords[locale].ledger
  return {
    journals,
    entries,
    account: ({ kind, rate }) => fill(accounts[kind], { rate: formatRate(rate ?? 0, locale) }),
  }
}
