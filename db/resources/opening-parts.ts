import type { StoredRows } from './store.ts'

/** When a calendar is open, and when not: of places where orders are fetched, and of visits. */
export const openingParts = {
  hours: {
    table: 'calendar_hours',
    key: 'calendar_id',
    sorted: ['weekday', 'opens'],
    columns: {
      weekday: 'weekday',
      opens: { column: 'opens', as: 'clock' },
      closes: { column: 'closes', as: 'clock' },
    },
  },
  closures: { table: 'calendar_closures', key: 'calendar_id', sorted: ['day'], columns: { day: 'day' } },
} as const satisfies StoredRows['parts']
