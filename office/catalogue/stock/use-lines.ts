import { useState } from 'react'
import type { RaRecord } from 'react-admin'

export interface Line {
  row: RaRecord
  typed: string
  problem?: string | undefined
}

/** The lines that somebody gathers before they are booked together; the newest stands first. */
export function useLines(usual = '') {
  const [lines, setLines] = useState<readonly Line[]>([])
  /** Which was added last, and in which turn: its number is what one types next. */
  const [latest, setLatest] = useState<{ id: RaRecord['id'] | null; turn: number }>({ id: null, turn: 0 })
  const change = (id: RaRecord['id'], part: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.row.id === id ? { ...line, ...part } : line)))
  return {
    lines,
    latest,
    add: (row: RaRecord) => {
      setLatest(({ turn }) => ({ id: row.id, turn: turn + 1 }))
      setLines((before) => [
        before.find((line) => line.row.id === row.id) ?? { row, typed: usual },
        ...before.filter((line) => line.row.id !== row.id),
      ])
    },
    type: (id: RaRecord['id'], typed: string) => change(id, { typed, problem: undefined }),
    take: (id: RaRecord['id']) => setLines((before) => before.filter((line) => line.row.id !== id)),
    clear: () => setLines([]),
    change,
    set: (next: readonly Line[]) => setLines(next),
  }
}
