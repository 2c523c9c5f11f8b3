import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useDelete, useGetOne, useNotify, useUpdate } from 'react-admin'
import { replaceMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { fill } from '#words/basics/fill.ts'
import { CropDialog } from './CropDialog.tsx'
import { FocalPoint } from './FocalPoint.tsx'
import { type MediaChanges, type MediaRecord, pictureFor, TILE_GROUND, useMediaWords } from './library.ts'
import { MediaFacts } from './MediaFacts.tsx'
import { MediaFields } from './MediaFields.tsx'
import { MediaUses } from './MediaUses.tsx'
import { PicturePicker } from './PicturePicker.tsx'

interface MediaPanelProps {
  id: number
  tags: readonly string[]
  onChanged: () => Promise<void>
  onClose: () => void
}

/** One file of the library: what it is, what is said of it, where it is shown, what can be done with it. */
export function MediaPanel({ id, ...panel }: MediaPanelProps) {
  const { data, error } = useGetOne<MediaRecord>('media', { id, ...WHOLE })
  if (error)
    return (
      <Panel title="" onClose={panel.onClose}>
        {error.message}
      </Panel>
    )
  return data ? <OpenedMedia record={data} {...panel} /> : null
}

function OpenedMedia({ record, tags, onChanged, onClose }: Omit<MediaPanelProps, 'id'> & { record: MediaRecord }) {
  const words = useMediaWords().panel
  const mayChange = useMayChange('media')
  const { draft, change, forget } = useDraft(record)
  const [open, setOpen] = useState<'crop' | 'replace' | 'remove' | null>(null)
  const [turn, setTurn] = useState(0)
  const { save, remove, replace, isBusy } = useDeeds(record, { onChanged, onClose, onSaved: forget })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(record)
  const { address, isPhotograph } = pictureFor(record)
  const acts = mayChange && (
    <>
      <Button variant="contained" disabled={!isChanged || isBusy} onClick={() => save(draft)}>
        {words.save}
      </Button>
      {isPhotograph && (
        <Button variant="outlined" color="secondary" onClick={() => setOpen('crop')}>
          {words.crop}
        </Button>
      )}
      <Button variant="outlined" color="secondary" onClick={() => setOpen('replace')}>
        {words.replace}
      </Button>
      <RemoveButton onClick={() => setOpen('remove')} />
    </>
  )
  return (
    <Panel title={record.name} note={<MediaFacts record={record} />} onClose={onClose} acts={acts} isWide>
      {!isPhotograph && <Preview record={record} />}
      <MediaFields draft={draft} tags={tags} isDisabled={!mayChange} onChange={change} />
      {isPhotograph && address && (
        <FocalPoint address={address} x={draft.focalX} y={draft.focalY} isDisabled={!mayChange} onChange={change} />
      )}
      <MediaUses id={record.id} turn={turn} />
      {open === 'crop' && address && record.width && record.height && (
        <CropDialog
          id={record.id}
          address={address}
          picture={{ width: record.width, height: record.height }}
          onDone={() => {
            setOpen(null)
            void onChanged()
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'replace' && (
        <PicturePicker
          kind={record.kind}
          onClose={() => setOpen(null)}
          onChoose={([row]) => row && void replace(row.id).then(() => setTurn((now) => now + 1))}
        />
      )}
      <RemoveDialog isOpen={open === 'remove'} onClose={() => setOpen(null)} onConfirm={remove} />
    </Panel>
  )
}

/** What was typed, over whatever the server tells of the rest meanwhile. */
function useDraft(record: MediaRecord) {
  const [changes, setChanges] = useState<MediaChanges>({})
  const change = (changed: MediaChanges) =>
    setChanges((now) => ({ ...now, ...changed, texts: { ...now.texts, ...changed.texts } }))
  const draft: MediaRecord = { ...record, ...changes, texts: { ...record.texts, ...changes.texts } }
  return { draft, change, forget: () => setChanges({}) }
}

/** A drawing or a film; a photograph is seen where its focal point is set. */
function Preview({ record }: { record: MediaRecord }) {
  const { file } = pictureFor(record)
  const room = { maxWidth: '100%', maxHeight: 260, borderRadius: 1, bgcolor: TILE_GROUND, justifySelf: 'start' }
  if (record.kind === 'IMAGE') return <Box component="img" src={file} alt="" sx={{ ...room, p: 1, minWidth: 120 }} />
  return <Box component="video" src={file} controls preload="metadata" aria-label={record.name} sx={room} />
}

function RemoveButton({ onClick }: { onClick: () => void }) {
  const { remove } = useWords().form
  return (
    <Button color="error" onClick={onClick} sx={{ ml: 'auto' }}>
      {remove}
    </Button>
  )
}

function RemoveDialog({ isOpen, onClose, onConfirm }: { isOpen: boolean; onClose: () => void; onConfirm: () => void }) {
  const words = useMediaWords().bulk
  const { remove } = useWords().form
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.removeOne}
      text={<Box>{words.removeHint}</Box>}
      confirm={remove}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  )
}

interface DeedOptions extends Pick<MediaPanelProps, 'onChanged' | 'onClose'> {
  onSaved: () => void
}

/** Waits for the server: what is told as done is done. */
function useDeeds(record: MediaRecord, { onChanged, onClose, onSaved }: DeedOptions) {
  const words = useMediaWords().panel
  const notify = useNotify()
  const { act, isBusy } = useAct()
  const [update, { isPending }] = useUpdate()
  const [deleteOne] = useDelete()
  const { id } = record
  const tell = (told: string) => {
    notify(told, { type: 'success' })
    void onChanged()
  }
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' })
  const mutationMode = 'pessimistic' as const
  const afterSaving = () => {
    onSaved()
    tell(words.saved)
  }
  const save = (draft: MediaRecord) =>
    update('media', { id, data: draft, previousData: record }, { mutationMode, onError, onSuccess: afterSaving })
  const remove = () => {
    const onSuccess = () => {
      tell(words.removed)
      onClose()
    }
    deleteOne('media', { id, previousData: record }, { mutationMode, onError, onSuccess })
  }
  const replace = async (by: number) => {
    const asked = ask(replaceMedia, { params: { id }, body: { by } })
    const places = await asked.then((answer) => (answer.success ? answer.data.places : 0)).catch(() => 0)
    const told = places === 1 ? words.replacedOne : fill(words.replaced, { n: places })
    if (await act(asked, told)) await onChanged()
  }
  return { save, remove, replace, isBusy: isBusy || isPending }
}
