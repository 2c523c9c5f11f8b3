/** How fast bytes have to move, after a while in which anyone may stumble. */
export interface Pace {
  graceMs: number
  bytesPerSecond: number
}

/** Whether so many bytes should have been through by now. */
export function isTooSlow({ ms, bytes }: { ms: number; bytes: number }, { graceMs, bytesPerSecond }: Pace): boolean {
  return ms > graceMs + (1_000 * bytes) / bytesPerSecond
}
