/** Reviews as they are shown, in words. */
export interface ReviewListView {
  title: string
  average: AverageView
  /** At once, and behind a fold. */
  first: readonly ReviewView[]
  rest: readonly ReviewView[]
  more: string
  rules: { label: string; href: string }
}

export interface AverageView {
  rating: number
  label: string
  /** `12 avis vérifiés`. */
  count: string
}

export interface ReviewView {
  id: number
  rating: number
  mark: string
  title: string
  text: string
  /** The language it is written in, where that is not the page's. */
  lang: string | undefined
  author: string
  /** What was bought, and when it was said. */
  about: string
  answer: { title: string; text: string } | null
}
