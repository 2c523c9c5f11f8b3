const DAY_MS = 86_400_000

/** How long an export can be fetched: long enough for a holiday, and everything of an estate lies nowhere for ever. */
export const EXPORT_DAYS = 7

/** What failed so often fails for a reason that waiting does not mend. */
export const EXPORT_TRIES = 3

/** How long rows may be read: a transaction that stays open keeps the database from cleaning up behind everybody. */
export const EXPORT_READING_MS = 1_800_000

/** While another estate's is made. */
export const EXPORT_WAIT_MS = 20_000

/** The file lies in the storage in parts of this size: one at a time is held in memory. */
export const EXPORT_PART_BYTES = 8_000_000

export function exportExpiry(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + EXPORT_DAYS * DAY_MS)
}

/** How far an export is, in hundredths; before it is ready, never all of it. */
export function exportPercent({ done, of, isReady }: { done: number; of: number; isReady: boolean }): number {
  if (isReady) return 100
  return of === 0 ? 0 : Math.min(99, Math.floor((100 * done) / of))
}

/** `domaine-de-l-aubepin-2026-11-17.tar` */
export function exportFilename(estate: string, madeAt: Date): string {
  const plain = estate
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'estate'}-${madeAt.toISOString().slice(0, 10)}.tar`
}
