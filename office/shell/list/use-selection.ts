import { type RaRecord, useListContext } from 'react-admin'
import type { Source } from '#office/shell/data/sources.ts'
import { useMayChange } from '#office/shell/me.ts'

type Id = RaRecord['id']

/** Which rows are chosen, where something can be done with several at once. */
export function useSelection({ area, resource }: Source, { hasBulk }: { hasBulk: boolean }) {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext()
  const mayChange = useMayChange(area)
  const canMany = resource?.can.some((deed) => deed === 'changeMany' || deed === 'remove') ?? false
  const ids: Id[] = selectedIds
  const hasAll = data.length > 0 && data.every(({ id }) => ids.includes(id))
  return {
    isOffered: hasBulk || (canMany && mayChange),
    ids,
    hasAll,
    has: (id: Id) => ids.includes(id),
    toggle: (id: Id) => onToggleItem(id),
    toggleAll: () => onSelect(hasAll ? [] : data.map(({ id }) => id)),
  }
}
