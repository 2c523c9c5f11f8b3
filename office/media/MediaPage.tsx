import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { DropZone } from './DropZone.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { useMediaWords } from './library.ts'
import { MediaBulk } from './MediaBulk.tsx'
import { MediaGrid } from './MediaGrid.tsx'
import { MediaPanel } from './MediaPanel.tsx'
import { SpaceBar } from './SpaceBar.tsx'
import { UploadButtons } from './UploadButtons.tsx'
import { UploadList } from './UploadList.tsx'
import { type LibraryFilter, useLibrary, useMediaSpace } from './use-library.ts'
import { useUploads } from './use-uploads.ts'

/** Everything that the estate shows, in one place: added to, found, described, replaced. */
export function MediaPage() {
  const words = useMediaWords()
  const { title } = useThingWords('media')
  const library = useLibrary({})
  const space = useMediaSpace()
  const [openId, setOpenId] = useState<number | null>(null)
  const [selected, setSelected] = useState<readonly number[]>([])
  const reload = async () => {
    await Promise.all([library.reload(), space.refresh()])
  }
  const { uploads, add, clear } = useUploads(() => void reload())
  const tags = space.data?.tags.map(({ tag }) => tag) ?? []
  const { total } = library
  const count = total === 1 ? words.total.one : fill(total ? words.total.many : words.total.none, { n: total })
  return (
    <DropZone onFiles={add}>
      <PageHead title={title} note={library.isPending ? '' : count}>
        <UploadButtons onFiles={add} hasFilms />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {space.data && <SpaceBar space={space.data} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LibraryFilters filter={library.filter} tags={tags} onNarrow={library.narrow} />
          <StateFilters filter={library.filter} onNarrow={library.narrow} />
        </Box>
        <UploadList uploads={uploads} onClear={clear} />
        <MediaBulk selected={selected} tags={tags} onDone={reload} onUnselect={() => setSelected([])} />
        <MediaGrid
          library={library}
          selected={selected}
          onSelect={(id) => setSelected((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))}
          onOpen={setOpenId}
        />
        {library.showMore && (
          <Button onClick={library.showMore} sx={{ justifySelf: 'center' }}>
            {words.more}
          </Button>
        )}
      </Box>
      {openId !== null && (
        <MediaPanel key={openId} id={openId} tags={tags} onChanged={reload} onClose={() => setOpenId(null)} />
      )}
    </DropZone>
  )
}

const STATES = {
  all: {},
  used: { isUsed: true },
  unused: { isUsed: false },
  withoutAlt: { hasAlt: false },
} as const satisfies Record<string, LibraryFilter>
type State = keyof typeof STATES
const STATE_NAMES = Object.keys(STATES) as State[]
const KINDS = ['all', 'IMAGE', 'VIDEO'] as const

interface StateFiltersProps {
  filter: LibraryFilter
  onNarrow: (changed: LibraryFilter) => void
}

function StateFilters({ filter, onNarrow }: StateFiltersProps) {
  const words = useMediaWords()
  const isOf = (state: State) => {
    const wanted: LibraryFilter = STATES[state]
    return wanted.isUsed === filter.isUsed && wanted.hasAlt === filter.hasAlt
  }
  const state = STATE_NAMES.find(isOf) ?? 'all'
  return (
    <>
      <TextField
        select
        label={words.kinds.label}
        value={filter.kind ?? 'all'}
        onChange={({ target }) =>
          onNarrow({ kind: target.value === 'all' ? undefined : (target.value as 'IMAGE' | 'VIDEO') })
        }
        sx={{ width: { xs: 'calc(50% - 6px)', md: 130 } }}
      >
        {KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {words.kinds[kind]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={words.states.label}
        value={state}
        onChange={({ target }) => onNarrow({ isUsed: undefined, hasAlt: undefined, ...STATES[target.value as State] })}
        sx={{ width: { xs: 'calc(50% - 6px)', md: 210 } }}
      >
        {STATE_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {words.states[name]}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
