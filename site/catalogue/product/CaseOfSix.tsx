import { fill } from '#words/basics/fill.ts'
import type { CartWords } from './product-view.ts'
import { CASE, inLastCase, SixBottles } from './SixBottles.tsx'

interface CaseOfSixProps {
  quantity: number
  words: Pick<CartWords, 'caseFull' | 'casesFull' | 'caseOpen'>
}

/** Six little bottles that fill up as the case does. */
export function CaseOfSix({ quantity, words }: CaseOfSixProps) {
  const bottles = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0
  const filled = inLastCase(bottles)
  const cases = Math.floor(bottles / CASE)
  const isFull = filled === CASE
  const told =
    isFull && cases === 1
      ? words.caseFull
      : fill(isFull ? words.casesFull : words.caseOpen, { n: isFull ? cases : CASE - filled })
  return (
    <div className="flex items-center gap-4">
      <SixBottles filled={filled} className="h-8 w-auto text-primary" />
      <p>{told}</p>
    </div>
  )
}
