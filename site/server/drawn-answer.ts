/** An answer that is a page: whole as it was drawn, beside an answer without a body. */
type DrawnAnswer = Response & { drawn: Buffer }

/** As the body of a `Response` it would be copied, and be read through a stream of the web again. */
export function drawnAnswer(drawn: Buffer, head: ResponseInit): DrawnAnswer {
  return Object.assign(new Response(null, head), { drawn })
}

/** What an answer holds, where it was drawn here. */
export function drawnOf(answer: Response): Buffer | null {
  return 'drawn' in answer ? (answer as DrawnAnswer).drawn : null
}
