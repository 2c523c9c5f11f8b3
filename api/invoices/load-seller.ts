import { findSeller } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { invoiceSeller } from './draft-invoice.ts'

/** Who sells, as the estate tells it at this moment: what an invoice freezes. */
export async function loadSeller(db: SiteDb): Promise<InvoiceSeller> {
  const { parameters, siteName } = await findSeller(db)
  return invoiceSeller(parameterValues(parameters), siteName)
}
