const MOST = 5

/** A mark out of five; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const full = Math.round(rating)
  return (
    <span role="img" aria-label={label} className="whitespace-nowrap text-accent tracking-[0.15em]">
      {'★'.repeat(full) + '☆'.repeat(MOST - full)}
    </span>
  )
}
