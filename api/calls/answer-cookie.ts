/** Something that an answer asks the browser to keep; for 0 seconds, to forget. */
export interface AnswerCookie {
  name: 'token' | 'idSite' | 'device'
  /** Letters, digits, `-` and `_` only. */
  value: string
  seconds: number
  /** Scripts of pages may read it. */
  isReadable: boolean
  /** For this very host, never for the domain around it. */
  isHostOnly?: true
}
