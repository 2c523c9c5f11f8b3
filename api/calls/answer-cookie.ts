/** Something that an answer asks the browser to keep; for 0 seconds, to forget. */
export interface AnswerCookie {
  name: 'token' | 'idSite' | 'device' | 'office'
  /** Letters, digits, `-` and `_` only. */
  value: string
  seconds: number
  /** Scripts of pages may read it. */
  isReadable: boolean
  /** For this very host, never for the domain around it. */
  isHostOnly?: true
}

/** What takes a session's cookies away. */
export const NO_COOKIES: readonly AnswerCookie[] = [
  { name: 'token', value: '', seconds: 0, isReadable: false },
  { name: 'idSite', value: '', seconds: 0, isReadable: true },
  { name: 'office', value: '', seconds: 0, isReadable: false },
]
