const BETWEEN_RELOADS_MS = 60_000

/** A part that fails to load reloads the page, at most once a minute. A clock that was set back does not block it. */
export function mayReload(reloadedAt: number | null, now: number): boolean {
  if (reloadedAt === null || !Number.isFinite(reloadedAt)) return true
  return now < reloadedAt || now - reloadedAt >= BETWEEN_RELOADS_MS
}
