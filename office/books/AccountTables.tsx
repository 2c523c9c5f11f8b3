import { Alert } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { formatRate } from '#words/basics/rates.ts'
import { bookWords } from '#words/books/words.ts'
import { SumTable } from './SumTable.tsx'
import type { AccountSums } from './use-account-sums.ts'

interface Shown {
  sums: AccountSums
  /** All of it is of one month: rows need not say which. */
  isMonth: boolean
}

/** What is declared of a time: VAT, money, litres, and what keeps a figure from being whole. */
export function AccountTables({ sums, isMonth }: Shown) {
  const words = useScreenWords().accounting
  return (
    <>
      {sums.siren === null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {words.noSiren}
        </Alert>
      )}
      <VatTable sums={sums} isMonth={isMonth} />
      <MoneyTable sums={sums} />
      <ExciseTable sums={sums} isMonth={isMonth} />
      {sums.uncounted !== 0 && <Alert severity="warning">{fill(words.uncounted, { n: sums.uncounted })}</Alert>}
    </>
  )
}

function VatTable({ sums: { vat }, isMonth }: Shown) {
  const words = useScreenWords().accounting
  const locale = useSpokenLocale()
  const price = (amount: number) => formatPrice(amount, locale)
  const taxed = vat.filter(({ isVoucher }) => !isVoucher)
  const total = (part: 'net' | 'vat' | 'gross') => price(taxed.reduce((sum, row) => sum + row[part], 0))
  const rows = vat.map((row) => ({
    key: `${row.month} ${row.rate} ${row.isVoucher}`,
    cells: [
      ...(isMonth ? [] : [monthName(row.month, locale)]),
      row.isVoucher ? words.vouchers : fill(words.rate, { rate: formatRate(row.rate, locale) }),
      price(row.net),
      price(row.vat),
      price(row.gross),
    ],
  }))
  const name = isMonth ? [words.total] : [words.total, '']
  const sum = { key: 'total', cells: [...name, total('net'), total('vat'), total('gross')], isTotal: true }
  return (
    <SumTable
      title={words.vat}
      columns={isMonth ? words.vatColumns.slice(1) : words.vatColumns}
      texts={isMonth ? 1 : 2}
      rows={taxed.length > 0 ? [...rows, sum] : rows}
      empty={words.nothing}
    />
  )
}

function MoneyTable({ sums: { money, papers } }: { sums: AccountSums }) {
  const words = useScreenWords().accounting
  const locale = useSpokenLocale()
  const amounts = (['received', 'refunded', 'paidByCards', 'returnedToCards'] as const).map((name) => ({
    key: name,
    cells: [words.money[name], formatPrice(money[name], locale)],
  }))
  const counts = (['invoices', 'creditNotes'] as const).map((name) => ({
    key: name,
    cells: [words.papers[name], String(papers[name])],
  }))
  return (
    <SumTable
      title={words.moneyTitle}
      columns={words.moneyColumns}
      rows={[...counts, ...amounts]}
      empty={words.nothing}
    />
  )
}

function ExciseTable({ sums: { excise }, isMonth }: Shown) {
  const words = useScreenWords().accounting
  const locale = useSpokenLocale()
  const { categories, places } = bookWords[locale].ledger
  const litres = new Intl.NumberFormat(LOCALES[locale].iso, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const rows = excise.map((row) => ({
    key: `${row.month} ${row.category} ${row.place}`,
    cells: [
      ...(isMonth ? [] : [monthName(row.month, locale)]),
      categories[row.category],
      places[row.place],
      litres.format(row.litres),
    ],
  }))
  return (
    <SumTable
      title={words.excise}
      columns={isMonth ? words.exciseColumns.slice(1) : words.exciseColumns}
      texts={isMonth ? 2 : 3}
      rows={rows}
      empty={words.nothing}
    />
  )
}

/** `novembre 2026`, as headings and choices say it. */
export function monthName(month: string, locale: keyof typeof LOCALES): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].iso, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
