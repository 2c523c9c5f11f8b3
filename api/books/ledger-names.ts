import type { LedgerNames } from '#rules/books/fec.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatRate } from '#words/basics/rates.ts'
import { bookWords } from '#words/books/words.ts'

/** What journals, entries and accounts are called. */
export function ledgerNames(locale: Locale): LedgerNames {
  const { journals, entries, accounts } = bookWords[locale].ledger
  // The same few accounts are named in every line of a long file.
  const nameByAccount = new Map<string, string>()
  const account: LedgerNames['account'] = ({ kind, rate }) => {
    const key = `${kind} ${rate}`
    const name = nameByAccount.get(key) ?? fill(accounts[kind], { rate: formatRate(rate ?? 0, locale) })
    nameByAccount.set(key, name)
    return name
  }
  return { journals, entries, account }
}
