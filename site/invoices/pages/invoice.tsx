import { data } from 'react-router'
import { readInvoice } from '#contract/orders/routes.ts'
import { InvoicePaper } from '#site/invoices/InvoicePaper.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { localeFromLang, pathInLocale } from '#words/basics/locales.ts'
import { invoicePageWords } from '#words/invoices/page/words.ts'
import type { Route } from './+types/invoice.ts'

/** A paper: nothing of the estate's site around it, on the screen as in print. */
export const handle = { hasOwnFrame: true }

const ID = /^([0-9a-f]{32}|[1-9]\d{0,9})$/
const NUMBER = /^[A-Z]{1,3}\d{4}-\d{6}$/

/** The invoice that the PDF shows, in its order's language, for who can follow a table but not a drawing. */
export async function loader({ params: { id, document }, context }: Route.LoaderArgs) {
  const { askAsCaller } = context.get(pageContext)
  if (!ID.test(id) || !NUMBER.test(document)) throw data(null, { status: 404 })
  const answer = await askAsCaller(readInvoice, { params: { id, document } })
  if (!answer.success && answer.code === 'order-not-found') throw data(null, { status: 404 })
  if (!answer.success) throw new Error(answer.message)
  const { invoice } = answer.data
  const locale = localeFromLang(invoice.lang)
  return {
    invoice,
    words: invoicePageWords[locale],
    links: { pdf: `/api/order/${id}/invoice/${document}`, order: pathInLocale(`/cart/success/${id}`, locale) },
  }
}

export default function Invoice({ loaderData: { invoice, words, links } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${invoice.title} — ${invoice.estate}`}</title>
      <meta name="robots" content="noindex" />
      <InvoicePaper invoice={invoice} words={words} links={links} />
    </>
  )
}
