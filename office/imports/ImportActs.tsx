import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Import } from '#contract/imports/imports.ts'
import { removeImport, runImport, stopImport, undoImport } from '#contract/imports/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { isForgettable, mayBecome } from '#rules/imports/import-states.ts'
import { fill } from '#words/basics/fill.ts'
import { useImportWords } from './use-import-words.ts'

const DEEDS = { run: runImport, stop: stopImport, undo: undoImport } as const

/** What can be done with an import as it stands. */
export function ImportActs({ told, onChange }: { told: Import; onChange: () => Promise<void> }) {
  const { screen } = useImportWords()
  const mayChange = useMayChange('imports')
  const go = useNavigate()
  const { act, isBusy } = useAct()
  const [isAsking, setAsking] = useState(false)
  if (!mayChange) return null
  const { state, isKnown } = told
  const params = { id: String(told.id) }
  const deed = async (name: keyof typeof DEEDS) => {
    await act(ask(DEEDS[name], { params }), screen.started[name])
    await onChange()
  }
  const forget = async () => {
    if (await act(ask(removeImport, { params }), screen.removed)) await go('/imports')
  }
  const button = (label: ReactNode, onClick: () => void) => (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  )
  const right = told.added + told.changed + told.same
  const many = right === 1 ? screen.runCount.one : fill(screen.runCount.many, { n: right })
  return (
    <>
      {isForgettable(state) && button(screen.remove, () => void forget())}
      {(state === 'CHECKING' || state === 'RUNNING') && button(screen.stop, () => void deed('stop'))}
      {isKnown && mayBecome(state, 'UNDOING') && button(screen.undo, () => setAsking(true))}
      {isKnown && mayBecome(state, 'RUNNING') && (right > 0 || state === 'STOPPED') && (
        <Button variant="contained" disabled={isBusy} onClick={() => void deed('run')}>
          {state === 'STOPPED' ? screen.resume : many}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={screen.undoTitle}
        text={screen.undoText}
        confirm={screen.undo}
        onConfirm={() => void deed('undo')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
