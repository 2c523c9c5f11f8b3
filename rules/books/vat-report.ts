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

/** Adds papers up as they come: nothing of them is kept but the sums. */
export function createVatReport() {
  const rowByKey = new Map<string, VatRow>()
  return {
    add(paper: SalePaper): void {
      const month = parisDay(paper.issuedAt).slice(0, 7)
      const sign = paper.content.corrects ? -1 : 1
      for (const { kind, rate, net, vat, gross } of saleAmounts(paper)) {
        const isVoucher = kind === 'VOUCHERS'
        const key = `${month} ${rate} ${isVoucher}`
        const row = rowByKey.get(key) ?? { month, rate, isVoucher, net: 0, vat: 0, gross: 0 }
        rowByKey.set(key, {
          ...row,
          net: row.net + sign * net,
          vat: row.vat + sign * vat,
          gross: row.gross + sign * gross,
        })
      }
    },
    /** Month by month, the highest rate first, gift cards last. */
    rows: (): VatRow[] => [...rowByKey.values()].sort(inOrder),
  }
}

function inOrder(one: VatRow, other: VatRow): number {
  return (
    one.month.localeCompare(other.month) || Number(one.isVoucher) - Number(other.isVoucher) || other.rate - one.rate
  )
}
