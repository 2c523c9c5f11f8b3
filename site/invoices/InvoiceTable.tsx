import type { InvoiceText } from '#contract/orders/orders.ts'

const FIGURES = ['quantity', 'unit', 'rate', 'net', 'vat', 'gross'] as const

interface InvoiceTableProps {
  invoice: InvoiceText
  caption: string
  /** What an empty cell says to who does not see it. */
  none: string
}

/** What is billed, row by row; on a narrow screen the table scrolls, and only it. */
export function InvoiceTable({ invoice: { columns, rows }, caption, none }: InvoiceTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section aria-label={caption} tabIndex={0} className="mt-10 overflow-x-auto print:overflow-visible">
      <table className="w-full min-w-[44rem] text-[0.9375rem] lining-nums tabular-nums print:min-w-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-accent text-[0.8125rem] tracking-[0.04em] text-accent">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              {columns.name}
            </th>
            {FIGURES.map((key) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes, and two rows may be alike.
              key={place}
              className={`break-inside-avoid align-top ${row.isPart ? 'text-[0.875rem]' : 'border-t border-ink/15 first:border-0'}`}
            >
              <th scope="row" className={`py-2 pr-4 text-left font-normal ${row.isPart ? 'pl-4' : 'text-heading'}`}>
                {row.name}
                {row.details.map((detail) => (
                  <span key={detail} className="block text-[0.875rem] wrap-anywhere text-ink/80">
                    {detail}
                  </span>
                ))}
              </th>
              {FIGURES.map((key) => (
                <td key={key} className="py-2 pl-4 text-right whitespace-nowrap">
                  {row[key] || <span className="sr-only">{none}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
