import { useEffect, useEffectEvent } from 'react'
import { type RaRecord, useRefresh } from 'react-admin'

/** Whoever opens what somebody has sent has read it; null where the one who looks may not say so. */
export function useRead(row: RaRecord | null, mark: (id: string) => Promise<unknown>): void {
  const refresh = useRefresh()
  const note = useEffectEvent(async () => {
    if (!row || row.isRead) return
    await mark(String(row.id)).catch(() => null)
    refresh()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened.
  useEffect(() => void note(), [row?.id])
}
