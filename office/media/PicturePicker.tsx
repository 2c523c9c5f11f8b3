import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { DropZone } from './DropZone.tsx'
import { Engravings } from './Engravings.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { type MediaRow, useMediaWords } from './library.ts'
import { MediaOptions } from './MediaOptions.tsx'
import { MissingAlts } from './MissingAlts.tsx'
import { UploadButtons } from './UploadButtons.tsx'
import { UploadList } from './UploadList.tsx'
import { useLibrary, useMediaSpace } from './use-library.ts'
import { useMissingAlts } from './use-missing-alts.ts'
import { usePicked } from './use-picked.ts'
import { useUploads } from './use-uploads.ts'

interface PicturePickerProps {
  /** What is chosen, in the order in which it was marked. The library stays open until it has found its place. */
  onChoose: (chosen: readonly MediaRow[]) => unknown
  onClose: () => void
  kind?: 'IMAGE' | 'VIDEO'
  isMany?: boolean
}

/** The library to choose from, and to add to: what was just uploaded is marked at once. */
export function PicturePicker({ onChoose, onClose, kind = 'IMAGE', isMany = false }: PicturePickerProps) {
  const words = useMediaWords()
  const cancel = useWords().form.cancel
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const library = useLibrary({ kind })
  const space = useMediaSpace()
  const { picked, mark, toggle, bring } = usePicked({ library, isMany })
  const alts = useMissingAlts(picked)
  const { uploads, add, clear } = useUploads((mediaId) => void bring(mediaId))
  const [isTaking, setTaking] = useState(false)
  const take = async (rows: readonly MediaRow[]) => {
    if (isTaking) return
    setTaking(true)
    const said = await alts.save(rows)
    if (said) await onChoose(said)
    setTaking(false)
    if (said) onClose()
  }
  // What is still without words is marked, so that they can be written; its button takes it all the same.
  const takeOne = (row: MediaRow) =>
    row.hasAlt || row.kind === 'VIDEO' || !alts.mayWrite ? void take([row]) : mark(row)
  const title = kind === 'VIDEO' ? words.chooseFilm : words.choosePicture
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: { sm: 480 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, alignItems: 'center' }}>
          <LibraryFilters
            filter={library.filter}
            tags={space.data?.tags.map(({ tag }) => tag) ?? []}
            onNarrow={library.narrow}
          />
          <UploadButtons onFiles={add} hasFilms={kind === 'VIDEO'} />
        </Box>
        <UploadList uploads={uploads} onClear={clear} />
        {kind === 'IMAGE' && <Engravings onTaken={(mediaId) => void bring(mediaId)} />}
        <DropZone onFiles={add}>
          <PickerRows
            library={library}
            chosen={picked}
            isMany={isMany}
            onToggle={toggle}
            onTake={(row) => (isMany && picked.length > 0 ? void take(picked) : takeOne(row))}
          />
        </DropZone>
      </DialogContent>
      <MissingAlts alts={alts} onDone={() => void take(picked)} />
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" disabled={picked.length === 0 || isTaking} onClick={() => void take(picked)}>
          {picked.length > 1 ? fill(words.chooseMany, { n: picked.length }) : words.choose}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface PickerRowsProps {
  library: ReturnType<typeof useLibrary>
  chosen: readonly MediaRow[]
  isMany: boolean
  onToggle: (row: MediaRow) => void
  onTake: (row: MediaRow) => void
}

function PickerRows({ library, ...options }: PickerRowsProps) {
  const words = useMediaWords()
  const isNarrowed = Boolean(library.filter.search || library.filter.tag)
  if (library.refusal) return <Box role="alert">{library.refusal}</Box>
  if (library.isPending) return <Box sx={{ minHeight: 240 }} />
  if (library.rows.length === 0)
    return (
      <Box sx={{ textAlign: 'center', py: 6, px: 2, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}>
        <Box sx={{ fontWeight: 600, mb: 0.5 }}>{isNarrowed ? words.nothingFound : words.empty}</Box>
        <Box sx={{ color: 'text.secondary' }}>{isNarrowed ? words.nothingFoundHint : words.emptyHint}</Box>
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MediaOptions rows={library.rows} {...options} />
      {library.showMore && (
        <Button onClick={library.showMore} sx={{ justifySelf: 'center' }}>
          {words.more}
        </Button>
      )}
    </Box>
  )
}
