import { fill } from '#words/fill.ts'
import type { CartWords } from './product-view.ts'

const CASE = 6
/** A bottle of 12 by 40. */
const BOTTLE = 'M4.2 1h3.6v11.5c0 2.5 3.2 3.5 3.2 8v16.5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V20.5c0-4.5 3.2-5.5 3.2-8z'

interface CaseOfSixProps {
  quantity: number
  words: Pick<CartWords, 'caseFull' | 'casesFull' | 'caseOpen'>
}

/** Six little bottles that fill up as the case does. */
export function CaseOfSix({ quantity, words }: CaseOfSixProps) {
  const bottles = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0
  const inLast = bottles % CASE
  const filled = bottles > 0 && inLast === 0 ? CASE : inLast
  const cases = Math.floor(bottles / CASE)
  const isFull = filled === CASE
  const told =
    isFull && cases === 1
      ? words.caseFull
      : fill(isFull ? words.casesFull : words.caseOpen, { n: isFull ? cases : CASE - filled })
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 92 40" aria-hidden="true" className="h-8 w-auto text-primary">
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
      <p>{told}</p>
    </div>
  )
}
