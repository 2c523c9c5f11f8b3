export const CASE = 6
/** A bottle of 12 by 40. */
const BOTTLE = 'M4.2 1h3.6v11.5c0 2.5 3.2 3.5 3.2 8v16.5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V20.5c0-4.5 3.2-5.5 3.2-8z'

/** How many of the case that is being filled are in it: six when one has just been completed. */
export function inLastCase(bottles: number): number {
  return bottles > 0 && bottles % CASE === 0 ? CASE : bottles % CASE
}

/** Six little bottles, the first of them full. */
export function SixBottles({ filled, className }: { filled: number; className: string }) {
  return (
    <svg viewBox="0 0 92 40" aria-hidden="true" className={className}>
      {Array.from({ length: CASE }, (_, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: six places, always the same.
          key={at}
          d={BOTTLE}
          transform={`translate(${at * 16} 0)`}
          fill="currentColor"
          stroke="currentColor"
          className={`transition-[fill-opacity] duration-200 ${at < filled ? '' : 'fill-transparent'}`}
        />
      ))}
    </svg>
  )
}
