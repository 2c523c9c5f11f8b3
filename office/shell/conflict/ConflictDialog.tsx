import { useEffect, useState } from 'react'
import { type HttpError, type RaRecord, useDataProvider, useRefresh, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { DifferencesDialog } from './DifferencesDialog.tsx'
import { type Choice, findDifferences, mergeChanges } from './differences.ts'
import { useTellValue } from './tell-value.ts'

interface ConflictDialogProps {
  name: string
  resource: ResourceDefinition
  /** As it was when one opened it. */
  base: RaRecord
  /** As one has typed it. */
  mine: Record<string, unknown>
  onSettled: () => void
}

/** Somebody was faster: what they have changed, field by field, and what is to be kept of it. Nothing typed is lost. */
export function ConflictDialog({ name, resource, base, mine, onSettled }: ConflictDialogProps) {
  const tell = useTellValue(useThingWords(name))
  const theirs = useTheirs(name, base.id)
  const { save } = useSaveContext()
  const { reset } = useFormContext()
  const refresh = useRefresh()
  const names = Object.keys(resource.fields.shape)
  const differences = theirs && theirs !== 'gone' ? findDifferences({ names, base, theirs, mine }) : []
  const saveMerged = async (choices: Readonly<Record<string, Choice>>) => {
    if (!theirs || theirs === 'gone') return
    const merged = mergeChanges({ mine, differences, choices })
    // Still to be saved, whatever the server says now.
    reset(merged, { keepDefaultValues: true })
    onSettled()
    await save?.(merged, { meta: { base: theirs } })
    refresh()
  }
  return (
    <DifferencesDialog
      differences={theirs === 'gone' ? [] : theirs && differences}
      isGone={theirs === 'gone'}
      tell={tell}
      onSave={(choices) => void saveMerged(choices)}
      onLater={onSettled}
    />
  )
}

/** As it lies on the server now; asked beside the page's own record, which would reset the form. */
function useTheirs(name: string, id: RaRecord['id']): RaRecord | 'gone' | null {
  const dataProvider = useDataProvider()
  const [theirs, setTheirs] = useState<RaRecord | 'gone' | null>(null)
  useEffect(() => {
    dataProvider.getOne(name, { id }).then(
      ({ data }) => setTheirs(data),
      (error: HttpError) => error.status === 404 && setTheirs('gone'),
    )
  }, [dataProvider, name, id])
  return theirs
}
