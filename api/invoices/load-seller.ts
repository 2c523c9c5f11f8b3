import { sellerParameters } from '#db/queries/parameters.ts'
import { findSiteSettings } from '#db/queries/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { InvoiceSeller } from '#rules/invoice.ts'
import { parameterValues } from '#rules/parameters.ts'
import { invoiceSeller } from './invoice-of-order.ts'

/** Who sells, as the estate tells it at this moment: what an invoice freezes. */
export async function loadSeller(db: SiteDb): Promise<InvoiceSeller> {
  const [settings, parameters] = await Promise.all([findSiteSettings(db), sellerParameters(db)])
  return invoiceSeller(parameterValues(parameters), settings?.name ?? '')
}
