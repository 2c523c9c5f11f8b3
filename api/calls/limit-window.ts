/** The fixed window a moment falls in, and how long it still lasts (at least one second). */
export function limitWindow(now: Date, seconds: number): { start: Date; secondsLeft: number } {
  const length = seconds * 1000
  const start = Math.floor(now.getTime() / length) * length
  return { start: new Date(start), secondsLeft: Math.max(1, Math.ceil((start + length - now.getTime()) / 1000)) }
}
