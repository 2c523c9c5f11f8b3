import { csvText } from '#rules/basics/csv.ts'
import { formatRate } from '#words/basics/rates.ts'
import { bookWords } from '#words/books/words.ts'
import { decimal, type FileRequest } from './account-file.ts'
import { readVat } from './read-vat.ts'

export async function* vatPieces({ period, locale, read }: FileRequest): AsyncGenerator<string> {
  const words = bookWords[locale].ledger
  const rows = await readVat(read, period)
  const cells = rows.map(({ month, rate, isVoucher, net, vat, gross }) => [
    month,
    isVoucher ? words.vouchersSold : formatRate(rate, locale),
    decimal(net, locale),
    decimal(vat, locale),
    decimal(gross, locale),
  ])
  yield csvText([words.vatColumns, ...cells])
}
