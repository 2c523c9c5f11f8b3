interface FoldedVatProps {
  label: string
  rows: readonly { label: string; amount: string }[]
}

/** The VAT of a total, a touch away: most people never ask for it. */
export function FoldedVat({ label, rows }: FoldedVatProps) {
  if (rows.length === 0) return null
  return (
    <details className="group mt-2 text-[0.875rem] text-ink/80">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <span className="border-b border-current group-open:border-transparent">{label}</span>
      </summary>
      <dl className="space-y-1 pb-2 lining-nums tabular-nums">
        {rows.map((row) => (
          <div key={row.label} className="flex items-baseline justify-between gap-6">
            <dt>{row.label}</dt>
            <dd>{row.amount}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
