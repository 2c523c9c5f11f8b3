import type { Handler } from '#api/calls/handler.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import type { getAccountSums } from '#contract/books/books.ts'
import { sumMoney } from '#db/queries/books/money-sums.ts'
import { listSoldBottles } from '#db/queries/books/sold-bottles.ts'
import { countPapers } from '#db/queries/books/vat-sums.ts'
import type { ReadRows } from '#db/site-db.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { exciseReport } from '#rules/books/excise.ts'
import { sirenOf } from '#rules/books/fec.ts'
import { periodProblems, periodSpan } from '#rules/books/period.ts'
import { readVat } from './read-vat.ts'

export const handleGetAccountSums: Handler<typeof getAccountSums> = async ({ query }, { db }) => {
  const problems = periodProblems(query)
  if (problems) return { problems }
  const span = periodSpan(query)
  const { siret } = await loadSeller(db)
  const inThisTransaction: ReadRows = (read) => read(db)
  const papers = await countPapers(db, span)
  const rows = await readVat(inThisTransaction, query)
  const money = await sumMoney(db, span)
  const excise = exciseReport(await listSoldBottles(inThisTransaction, query))
  return {
    value: {
      siren: sirenOf(siret),
      papers,
      vat: rows.map(({ net, vat, gross, ...row }) => ({ ...row, net: told(net), vat: told(vat), gross: told(gross) })),
      money: {
        received: told(money.PAYMENT),
        refunded: told(money.REFUND),
        paidByCards: told(money.CARD_USED),
        returnedToCards: told(money.CARD_RETURNED),
      },
      excise: excise.rows,
      uncounted: excise.unknown,
    },
  }
}

function told(amount: number): number {
  return euros(cents(amount))
}
