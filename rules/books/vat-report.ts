import { parisDay } from '#rules/basics/paris-time.ts'
import { type SalePaper, saleAmounts } from './sale-amounts.ts'

/** What is declared of a month under one rate; what went back is taken off. */
interface VatRow {
  /** `2026-11` */
  month: string
  rate: number
  /** Gift cards are taxed when they pay: their sale is none (CGI, article 256 ter). */
  isVoucher: boolean
  net: number
  vat: number
  gross: number
}

/** What papers declare of a month under one rate, gift cards among it. */
export type VatSum = Omit<VatRow, 'isVoucher'>

/** Adds up what papers declare; nothing of them is kept but the sums. */
export function createVatReport() {
  const rowByKey = new Map<string, VatRow>()
  const add = ({ month, rate, isVoucher, net, vat, gross }: VatRow) => {
    const key = `${month} ${rate} ${isVoucher}`
    const row = rowByKey.get(key) ?? { month, rate, isVoucher, net: 0, vat: 0, gross: 0 }
    rowByKey.set(key, { ...row, net: row.net + net, vat: row.vat + vat, gross: row.gross + gross })
  }
  return {
    addSum: (sum: VatSum): void => add({ ...sum, isVoucher: false }),
    /** Of a paper that is in the sums: what it tells of gift cards stands apart. */
    setCardsApart(paper: SalePaper): void {
      const month = parisDay(paper.issuedAt).slice(0, 7)
      const sign = paper.content.corrects ? -1 : 1
      for (const { kind, rate, net, vat, gross } of saleAmounts(paper)) {
        if (kind !== 'VOUCHERS') continue
        add({ month, rate, isVoucher: false, net: -sign * net, vat: -sign * vat, gross: -sign * gross })
        add({ month, rate, isVoucher: true, net: sign * net, vat: sign * vat, gross: sign * gross })
      }
    },
    /** Month by month, the highest rate first, gift cards last; nothing of what comes to nothing. */
    rows: (): VatRow[] =>
      [...rowByKey.values()].filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0).sort(inOrder),
  }
}

function inOrder(one: VatRow, other: VatRow): number {
  return (
    one.month.localeCompare(other.month) || Number(one.isVoucher) - Number(other.isVoucher) || other.rate - one.rate
  )
}
