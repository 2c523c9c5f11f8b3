import type { AgendaSlot } from '#contract/visits/bookings.ts'

/** Days with their starts, and what can be done there. */
export interface ShownAgenda {
  days: readonly { date: string; slots: readonly AgendaSlot[] }[]
  /** Null for who may not book. */
  onBook: ((wanted: { idService: number; date: string; idSchedule: number }) => void) | null
  onChanged: () => void
}
