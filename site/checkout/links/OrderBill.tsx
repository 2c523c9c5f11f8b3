export interface BillView {
  title: string
  lines: readonly { name: string; label: string; quantity: string; total: string }[]
  sums: readonly { label: string; amount: string; isTotal?: boolean }[]
  /** How it reaches its buyer. */
  note?: string
}

/** What is bought and what it comes to, for pages that a link leads to. */
export function OrderBill({ bill: { title, lines, sums, note } }: { bill: BillView }) {
  return (
    <section aria-labelledby="bill" className="mt-4 bg-ink/[0.045] p-6 lining-nums desk:p-8">
      <h2 id="bill" className="title-3 mb-4">
        {title}
      </h2>
      <ul className="flex flex-col">
        {lines.map(({ name, label, quantity, total }) => (
          <li key={`${name} ${label}`} className="flex justify-between gap-4 border-ink/15 border-b py-3 first:pt-0">
            <span>
              <span className="whitespace-nowrap">{quantity}</span> <strong className="font-medium">{name}</strong>
              {label && <span className="block text-[0.9375rem] opacity-80">{label}</span>}
            </span>
            <span className="whitespace-nowrap">{total}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {sums.map(({ label, amount, isTotal }) => (
          <div key={label} className={`col-span-2 grid grid-cols-subgrid ${isTotal ? 'mt-2 font-medium' : ''}`}>
            <dt>{label}</dt>
            <dd className="whitespace-nowrap text-right">{amount}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-5 text-[0.9375rem]">{note}</p>}
    </section>
  )
}
