import { Box, FormHelperText } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { albums } from '#contract/journal/album-resource.ts'
import type { MediaRow } from '#office/media/library.ts'
import { PictureInput } from '#office/media/PictureInput.tsx'
import { proposedTexts } from '#office/media/proposed-alt.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { RowCard } from '#office/shell/form/RowCard.tsx'
import { RowButtons } from '#office/shell/form/RowsInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { AddEntries } from './AddEntries.tsx'
import { EntryThumb } from './EntryThumb.tsx'

const ENTRY = albums.fields.shape.entries.unwrap().element.shape

interface Entry {
  mediaId: string
  posterMediaId: string | null
}

/** The pictures and films of an album in their order: dragged, or moved by their buttons. */
export function EntriesInput() {
  const words = useWrittenWords().entries
  const mayChange = useMayChange('content')
  const { fields, append, move, remove } = useFieldArray({ name: 'entries', keyName: 'key' })
  const values: Entry[] = useWatch({ name: 'entries' }) ?? []
  const [dragged, setDragged] = useState<number | null>(null)
  const films = useFilms()
  const { errors } = useFormState()
  const wrong = get(errors, 'entries') as { message?: unknown } | undefined
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) move(dragged, to)
    setDragged(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {values.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
      {fields.map(({ key }, at) => (
        <Box
          key={key}
          onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
          onDrop={() => drop(at)}
          sx={{ opacity: dragged === at ? 0.5 : 1 }}
        >
          <EntryCard
            at={at}
            entry={values[at] ?? { mediaId: '', posterMediaId: null }}
            isFilm={films.has(values[at]?.mediaId ?? '')}
            isLast={at === fields.length - 1}
            onDrag={mayChange ? setDragged : null}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        </Box>
      ))}
      {typeof wrong?.message === 'string' && <FormHelperText error>{wrong.message}</FormHelperText>}
      {mayChange && (
        <AddEntries
          onChosen={(rows) => {
            films.note(rows)
            void Promise.all(rows.map(freshEntry)).then((entries) => append(entries))
          }}
        />
      )}
    </Box>
  )
}

/** Which files are films: those that the album had, and those that were just chosen. */
function useFilms() {
  const known: readonly string[] = useRecordContext()?.filmIds ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  return {
    has: (mediaId: string) => known.includes(mediaId) || chosen.includes(mediaId),
    note: (rows: readonly MediaRow[]) =>
      setChosen([...chosen, ...rows.flatMap(({ kind, mediaId }) => (kind === 'VIDEO' ? [mediaId] : []))]),
  }
}

/** What no crop may lose is known of the file already. */
async function freshEntry(row: MediaRow) {
  const { mediaId, focalX, focalY, posterMediaId } = row
  return { mediaId, posterMediaId, focalX, focalY, texts: await proposedTexts(row) }
}

interface EntryCardProps {
  at: number
  entry: Entry
  isFilm: boolean
  isLast: boolean
  /** Told where a drag begins, and that it has ended; null of who may only look. */
  onDrag: ((at: number | null) => void) | null
  onMove: (to: number) => void
  onRemove: () => void
}

function EntryCard({ at, entry, isFilm, isLast, onDrag, onMove, onRemove }: EntryCardProps) {
  const words = useWrittenWords().entries
  const thing = useThingWords('albums')
  const isDisabled = onDrag === null
  return (
    <RowCard legend={fill(words.entry, { n: at + 1 })}>
      <Box
        draggable={!isDisabled}
        onDragStart={() => onDrag?.(at)}
        onDragEnd={() => onDrag?.(null)}
        sx={{ cursor: isDisabled ? 'default' : 'grab' }}
      >
        <EntryThumb mediaId={isFilm ? entry.posterMediaId : entry.mediaId} instead={words.film} />
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 1.5 }}>
        <FieldInput
          source={`entries.${at}.texts`}
          field="texts"
          shape={ENTRY.texts}
          thing={thing}
          isDisabled={isDisabled}
        />
        {isFilm && (
          <PictureInput
            source={`entries.${at}.posterMediaId`}
            label={thing.fields.posterMediaId ?? ''}
            isDisabled={isDisabled}
          />
        )}
      </Box>
      {!isDisabled && <RowButtons at={at} isLast={isLast} onMove={onMove} onRemove={onRemove} />}
    </RowCard>
  )
}
