import { useRef, useState } from 'react'
import { type HttpError, type RaRecord, useDataProvider } from 'react-admin'

interface Cell {
  row: RaRecord
  field: string
  value: unknown
  /** As it was typed: shown while it is not what is saved. */
  typed: string
}

export interface CellState {
  typed: string
  /** Why it was refused; null while it is being saved. */
  reason: string | null
}

export const cellKey = (id: RaRecord['id'], field: string) => `${id} ${field}`

/** Saves a sheet cell by cell, each with the version of its row; cells of one row wait for each other. */
export function useSavedCells(name: string) {
  const provider = useDataProvider()
  const [saved, setSaved] = useState<ReadonlyMap<RaRecord['id'], RaRecord>>(new Map())
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map())
  const [count, setCount] = useState(0)
  const newest = useRef(new Map<RaRecord['id'], RaRecord>())
  const queues = useRef(new Map<RaRecord['id'], Promise<void>>())

  const keep = (record: RaRecord) => {
    newest.current.set(record.id, { ...newest.current.get(record.id), ...record })
    setSaved(new Map(newest.current))
  }
  const mark = (key: string, state: CellState | null) =>
    setStates((before) => {
      const after = new Map(before)
      if (state) after.set(key, state)
      else after.delete(key)
      return after
    })
  const current = (row: RaRecord): RaRecord => {
    const known = newest.current.get(row.id)
    return known && known.version >= row.version ? { ...row, ...known } : row
  }
  const send = async ({ row, field, value, typed }: Cell) => {
    const key = cellKey(row.id, field)
    const previousData = current(row)
    try {
      const { data } = await provider.update(name, { id: row.id, data: { [field]: value }, previousData })
      keep(data)
      mark(key, null)
      setCount((before) => before + 1)
    } catch (error) {
      const { message, body } = error as HttpError
      mark(key, { typed, reason: body?.errors?.[field] ?? message })
      // Whoever was overtaken sees what is there now: typing again is then meant.
      if (body?.code === 'changed-meanwhile') await lookAgain(row.id)
    }
  }
  /** Where that cannot be seen either, the cell is still told as refused, and those after it are not kept waiting. */
  const lookAgain = async (id: RaRecord['id']) => {
    const now = await provider.getOne(name, { id }).catch(() => null)
    if (now) keep(now.data)
  }
  const save = (cell: Cell) => {
    mark(cellKey(cell.row.id, cell.field), { typed: cell.typed, reason: null })
    const before = queues.current.get(cell.row.id) ?? Promise.resolve()
    queues.current.set(
      cell.row.id,
      before.then(() => send(cell)),
    )
  }
  const refuse = ({ row, field, typed, reason }: Omit<Cell, 'value'> & { reason: string }) =>
    mark(cellKey(row.id, field), { typed, reason })
  return { save, refuse, states, count, rowOf: (row: RaRecord) => ({ ...row, ...pick(saved, row) }) }
}

/** What was saved here, unless the list knows a newer one. */
function pick(saved: ReadonlyMap<RaRecord['id'], RaRecord>, row: RaRecord): Partial<RaRecord> {
  const known = saved.get(row.id)
  return known && known.version >= row.version ? known : {}
}
