const SHOWN_MS = 200

/** What is shown while one waits stays long enough to be seen. */
export async function atLeastShown<Value>(work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, new Promise((done) => setTimeout(done, SHOWN_MS))])
  return value
}
