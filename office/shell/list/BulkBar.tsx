import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useDeleteMany, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin'
import { z } from 'zod'
import type { Source } from '#office/shell/data/sources.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useRemoveHint } from '#office/shell/trash/use-trash-words.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { SelectionBar } from './SelectionBar.tsx'

interface BulkBarProps {
  name: string
  source: Source
  more?: ((ids: readonly RaRecord['id'][]) => ReactNode) | undefined
}

/** What can be done with the rows that are chosen: the same yes or no for all, or their removal. */
export function BulkBar({ name, source: { resource }, more }: BulkBarProps) {
  const words = useWords()
  const thing = useThingWords(name)
  const { selectedIds, onUnselectItems } = useListContext()
  const bulk = useBulk(name)
  const [isRemoving, setRemoving] = useState(false)
  const hint = useRemoveHint(resource?.hasTrash)
  const count = selectedIds.length
  if (count === 0) return null
  const switches = Object.entries(resource?.alike?.shape ?? {}).filter(([, shape]) => isYesNo(shape))
  const asked = count === 1 ? words.form.removeMany.one : fill(words.form.removeMany.many, { n: count })
  return (
    <SelectionBar count={count} onUnselect={onUnselectItems} sx={{ mb: 1.5 }}>
      {more?.(selectedIds)}
      {resource?.can.includes('changeMany') &&
        switches.flatMap(([field]) =>
          [true, false].map((value) => (
            <Button
              key={`${field} ${value}`}
              size="small"
              variant="outlined"
              color="secondary"
              disabled={bulk.isPending}
              onClick={() => bulk.change({ [field]: value })}
            >
              {thing.fields[field]}
              {words.list.colon}
              {value ? words.yes : words.no}
            </Button>
          )),
        )}
      {resource?.can.includes('remove') && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={bulk.isPending}
          onClick={() => setRemoving(true)}
        >
          {words.form.remove}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={asked}
        text={hint}
        confirm={words.form.remove}
        onClose={() => setRemoving(false)}
        onConfirm={bulk.remove}
      />
    </SelectionBar>
  )
}

/** Waits for the server: what is told as done is done. */
function useBulk(name: string) {
  const words = useWords().form
  const { selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [updateMany, changing] = useUpdateMany()
  const [deleteMany, removing] = useDeleteMany()
  const callbacks = (told: string) => ({
    mutationMode: 'pessimistic' as const,
    onSuccess: () => {
      notify(told, { type: 'success' })
      onUnselectItems()
      refresh()
    },
    onError: (error: unknown) => {
      notify((error as Error).message, { type: 'error' })
      // Some may be gone: what is left is chosen anew.
      onUnselectItems()
      refresh()
    },
  })
  return {
    isPending: changing.isPending || removing.isPending,
    change: (data: Record<string, unknown>) => updateMany(name, { ids: selectedIds, data }, callbacks(words.saved)),
    remove: () => deleteMany(name, { ids: selectedIds }, callbacks(words.removed)),
  }
}

function isYesNo(shape: unknown): boolean {
  return shape instanceof z.ZodBoolean
}
