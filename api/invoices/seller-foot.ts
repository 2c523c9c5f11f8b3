import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { capital, siret } from '#words/content/legal/format.ts'
import { invoiceWords } from '#words/invoices/words.ts'

/** `SCEV Roche-Perrine au capital de 76 000 €, 7 chemin…, SIRET …, RCS …, TVA …` */
export function sellerFoot(seller: InvoiceSeller, locale: Locale): string {
  const words = invoiceWords[locale]
  const { corporateForm, shareCapital, headOffice, rcs, vatNumber } = seller
  const name = seller.legalName ?? seller.name
  // Many a name in the register begins with the form: `EARL Maugeais et fils`.
  const isNamed = corporateForm !== null && name.toLowerCase().startsWith(corporateForm.toLowerCase())
  const form = [
    isNamed ? null : corporateForm,
    shareCapital && fill(words.capital, { capital: capital(shareCapital, locale) }),
  ]
  return [
    [name, form.filter(Boolean).join(' ')].filter(Boolean).join(', '),
    headOffice,
    seller.siret && fill(words.siret, { siret: siret(seller.siret) }),
    rcs && fill(words.rcs, { rcs }),
    vatNumber && fill(words.vatNumber, { number: vatNumber }),
  ]
    .filter(Boolean)
    .join(' · ')
}
