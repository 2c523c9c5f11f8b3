/** What a service answers in time; null when it fails or lets us wait. Its own work is told to stop. */
export async function withTimeout<Value>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<{ value: Value } | null> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
  const answer = (async () => ask(signal))().then(
    (value) => ({ value }),
    () => null,
  )
  return Promise.race([answer, late])
}
