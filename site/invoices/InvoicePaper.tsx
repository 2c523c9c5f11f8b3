import type { ReactNode } from 'react'
import type { InvoiceText } from '#contract/orders/orders.ts'
import type { InvoicePageWords } from '#words/invoices/page/fr.ts'
import { InvoiceTable } from './InvoiceTable.tsx'

interface InvoicePaperProps {
  invoice: InvoiceText
  words: InvoicePageWords
  links: { pdf: string; order: string }
}

/** Printers leave grounds out: whatever the estate's colours, paper is white and ink is black. */
const PRINTED =
  'print:max-w-none print:bg-white print:p-0 print:text-ink print:[--color-accent:#000] print:[--color-heading:#000] print:[--color-ink:#000]'

/** An invoice as a page: every heading, cell and total in its place, for eyes, ears and printers alike. */
export function InvoicePaper({ invoice, words, links }: InvoicePaperProps) {
  const { kind, number, estate, lang, statement, mentions, foot } = invoice
  return (
    <main lang={lang} className={`mx-auto w-full max-w-[64rem] px-6 py-10 desk:px-10 desk:py-16 ${PRINTED}`}>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-accent pb-4">
        <p className="title-3 font-title text-heading">{estate}</p>
        <h1 className="title-2 lining-nums">{`${kind} ${number}`}</h1>
      </header>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 print:hidden">
        <a href={links.pdf} download className="flex min-h-11 items-center underline decoration-1 underline-offset-4">
          {words.pdf}
        </a>
        <a href={links.order} className="flex min-h-11 items-center underline decoration-1 underline-offset-4">
          {words.order}
        </a>
      </p>
      <Facts invoice={invoice} label={words.about} />
      <Parties invoice={invoice} label={words.parties} />
      {statement && <p className="mt-8 bg-ink/4 px-6 py-4">{statement}</p>}
      {invoice.rows.length > 0 && <InvoiceTable invoice={invoice} caption={words.lines} none={words.none} />}
      <div className="mt-10 grid gap-10 break-inside-avoid desk:grid-cols-[1fr_20rem] print:grid-cols-[1fr_18rem]">
        <VatTable invoice={invoice} caption={words.vat} />
        <Sums invoice={invoice} label={words.sums} />
      </div>
      {mentions.length > 0 && (
        <Part label={words.mentions}>
          {mentions.map((mention) => (
            <p key={mention} className="mt-2 max-w-[72ch] text-[0.9375rem]">
              {mention}
            </p>
          ))}
        </Part>
      )}
      <footer className="mt-12 border-t border-accent pt-4 text-center text-[0.875rem] lining-nums">{foot}</footer>
    </main>
  )
}

/** A part of the paper with a heading for who goes from one to the next. */
function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="sr-only">{label}</h2>
      {children}
    </section>
  )
}

const CAPTION = 'font-content text-[0.8125rem] tracking-[0.08em] text-accent uppercase'

function Facts({ invoice: { facts }, label }: { invoice: InvoiceText; label: string }) {
  return (
    <Part label={label}>
      <dl className="flex flex-wrap gap-x-12 gap-y-4 lining-nums">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className={CAPTION}>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Parties({ invoice: { seller, buyer, delivery }, label }: { invoice: InvoiceText; label: string }) {
  const parties = [seller, buyer, ...(delivery ? [delivery] : [])]
  return (
    <Part label={label}>
      <div className="grid gap-8 desk:grid-cols-3 print:grid-cols-3">
        {parties.map((party) => (
          <div key={party.label}>
            <h3 className={CAPTION}>{party.label}</h3>
            <address className="mt-1 not-italic lining-nums">
              {party.lines.map((line) => (
                <span key={line} className="block wrap-anywhere first:text-heading">
                  {line}
                </span>
              ))}
            </address>
          </div>
        ))}
      </div>
    </Part>
  )
}

function VatTable({ invoice: { vat }, caption }: { invoice: InvoiceText; caption: string }) {
  const [rate, ...amounts] = vat.columns
  return (
    <table className="w-full max-w-[32rem] self-start text-[0.9375rem] lining-nums tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`py-1 text-left font-normal ${CAPTION}`}>
            {rate}
          </th>
          {amounts.map((label) => (
            <th key={label} scope="col" className={`py-1 pl-4 text-right font-normal ${CAPTION}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vat.rows.map(([of, ...cells]) => (
          <tr key={of}>
            <th scope="row" className="py-1 text-left font-normal">
              {of}
            </th>
            {cells.map((cell, at) => (
              <td key={amounts[at]} className="py-1 pl-4 text-right">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ invoice: { sums }, label }: { invoice: InvoiceText; label: string }) {
  return (
    <section>
      <h2 className="sr-only">{label}</h2>
      <dl className="flex flex-col gap-1 lining-nums tabular-nums">
        {sums.map(({ label: of, amount, isTotal }) => (
          <div
            key={of}
            className={`flex items-baseline justify-between gap-6 ${isTotal ? 'mt-2 border-t border-accent pt-3 text-heading' : ''}`}
          >
            <dt>{of}</dt>
            <dd className={isTotal ? 'title-3 font-title' : ''}>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
