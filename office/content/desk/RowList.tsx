import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { DeskSection } from '#contract/content/page-content.ts'
import type { MediaRow } from '#office/media/library.ts'
import { PicturePicker } from '#office/media/PicturePicker.tsx'
import { proposedAlts } from '#office/media/proposed-alt.ts'
import { type PageEdit, type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { deskField } from './desk-field.ts'
import { editsOf } from './field-path.ts'
import { afterMove, afterRemoval } from './open-rows.ts'
import { RowItem } from './RowItem.tsx'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

interface RowListProps {
  section: DeskSection
  row: z.ZodObject
  most: number
  path: Path
  label: string
  isDisabled: boolean
  isFaulty: (at: number) => boolean
  /** What is typed and chosen of one of them. */
  fields: (at: number) => ReactNode
  onEdit: (edits: readonly PageEdit[]) => void
}

/** Several of the same, in their order: each folded to a line where all of them would be a long way. */
export function RowList({ section, row, most, path, label, isDisabled, isFaulty, fields, onEdit }: RowListProps) {
  const value = valueAt(section, path)
  const rows: unknown[] = Array.isArray(value) ? value : []
  const isFolding = isLong(row) && rows.length > 1
  const [open, setOpen] = useState<readonly number[]>(() => rows.flatMap((_, at) => (isFaulty(at) ? [at] : [])))
  const step = (given: Extract<PageEdit, { kind: 'rows' }>['step']) =>
    onEdit([{ kind: 'rows', id: section.id, path, step: given }])
  const move = (from: number, to: number) => {
    step({ from, to })
    setOpen((now) => afterMove(now, { from, to }))
  }
  const remove = (at: number) => {
    step({ remove: at })
    setOpen((now) => afterRemoval(now, at))
  }
  const toggle = (at: number) => setOpen((now) => (now.includes(at) ? now.filter((one) => one !== at) : [...now, at]))
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      {rows.map((one, at) => (
        <RowItem
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
          key={at}
          {...{ at, row: one, count: rows.length, isDisabled }}
          isFaulty={isFaulty(at)}
          isOpen={open.includes(at) || !isFolding}
          onToggle={isFolding ? () => toggle(at) : null}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        >
          {fields(at)}
        </RowItem>
      ))}
      {rows.length < most && (
        <AddRow
          {...{ section, row, path, isDisabled, onEdit }}
          at={rows.length}
          room={most - rows.length}
          onAdded={() => setOpen((now) => [...now, rows.length])}
        />
      )}
    </Box>
  )
}

/** More than two fields, or a picture with what is said of it. */
function isLong({ shape }: z.ZodObject): boolean {
  const kinds = Object.values(shape).map((inner) => deskField(inner).kind)
  return kinds.length > 2 || kinds.includes('picture')
}

interface AddRowProps extends Pick<RowListProps, 'section' | 'row' | 'path' | 'isDisabled' | 'onEdit'> {
  at: number
  /** How many more there may be. */
  room: number
  onAdded: () => void
}

/** One more; what cannot be without its picture begins with it, and several are taken at once. */
function AddRow({ section, row, path, isDisabled, onEdit, at, room, onAdded }: AddRowProps) {
  const words = useDeskWords().desk
  const names = useSectionNames()
  const [isPicking, setPicking] = useState(false)
  const add: PageEdit = { kind: 'rows', id: section.id, path, step: { add: {} } }
  const picture = Object.entries(row.shape).find(([, inner]) => isNeededPicture(inner))?.[0]
  const place = async (chosen: readonly MediaRow[]) => {
    const taken = await Promise.all(chosen.slice(0, room).map(withAlts))
    onEdit(
      taken.flatMap(({ media, alts }, index) => {
        const given = { id: section.id, path: [...path, at + index, picture ?? ''], language: 'fr' as const }
        return [add, ...editsOf({ kind: 'picture', isOptional: false }, { ...given, value: { media, alt: '', alts } })]
      }),
    )
    if (taken.length === 1) onAdded()
  }
  const begin = () => {
    if (picture) return setPicking(true)
    onEdit([add])
    onAdded()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={isDisabled}
        onClick={begin}
        sx={{ justifySelf: 'start' }}
      >
        {names.add(String(path.at(-1)), words.addRow)}
      </Button>
      {isPicking && (
        <PicturePicker isMany={room > 1} onClose={() => setPicking(false)} onChoose={(chosen) => void place(chosen)} />
      )}
    </>
  )
}

function isNeededPicture(inner: unknown): boolean {
  const field = deskField(inner)
  return field.kind === 'picture' && !field.isOptional
}

const withAlts = async (row: MediaRow) => ({ media: row.mediaId, alts: await proposedAlts(row) })
