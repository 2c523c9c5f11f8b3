import { RATINGS } from '#contract/reviews/closed-sets.ts'

export interface WrittenReview {
  line: number
  rating: number
  title: string
  text: string
}

const FIELD = /^rating-(\d{1,5})$/

/** What a form says of which line; a line without a mark is left alone. */
export function writtenReviews(form: FormData): WrittenReview[] {
  const said = (name: string) => String(form.get(name) ?? '')
  return [...form.keys()].flatMap((name) => {
    const line = FIELD.exec(name)?.[1]
    const rating = RATINGS.find((one) => String(one) === said(name))
    if (line === undefined || rating === undefined) return []
    return { line: Number(line), rating, title: said(`title-${line}`), text: said(`text-${line}`) }
  })
}
