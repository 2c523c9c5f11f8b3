import { Box, Button, Chip, Link as MuiLink } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { Loading, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { movePage, takeBackPage } from '#contract/content/routes.ts'
import { useDeskWords } from '#office/content/desk/use-desk-words.ts'
import { PageThumb } from '#office/content/PageThumb.tsx'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { PageActs } from './PageActs.tsx'
import { type PageRow, type PlacedRow, treeRows } from './page-rows.ts'
import { SharedPages } from './SharedPages.tsx'

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order', order: 'ASC' } } as const

/** Every page in its place in the menu, and those in the trash below. */
export function PageTree() {
  const words = useDeskWords().pages
  const { title } = useThingWords('pages')
  const mayChange = useMayChange('content')
  const { data } = useGetList<PageRow>('pages', ALL)
  const kept = (data ?? []).filter(({ isTrashed }) => !isTrashed)
  const rows = treeRows(kept.filter(({ kind }) => kind === 'PAGE'))
  const trashed = (data ?? []).filter(({ isTrashed }) => isTrashed)
  return (
    <>
      <PageHead title={title} note={mayChange ? words.intro : undefined}>
        {mayChange && (
          <Button variant="contained" component={Link} to="/pages/create">
            {words.add}
          </Button>
        )}
      </PageHead>
      {!data && <Loading />}
      {data && <Rows rows={rows} mayChange={mayChange} />}
      {data && <SharedPages pages={kept} mayChange={mayChange} />}
      {trashed.length > 0 && <Trash pages={trashed} mayChange={mayChange} />}
    </>
  )
}

function Rows({ rows, mayChange }: { rows: readonly PlacedRow[]; mayChange: boolean }) {
  const words = useDeskWords().pages
  const { choices } = useThingWords('pages')
  const { act } = useAct()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<{ id: number; side: 'before' | 'inside' | 'after' } | null>(null)
  const onDragOver = (event: DragEvent, row: PlacedRow) => {
    if (dragged === null || dragged === row.id) return
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientY - box.top) / box.height
    setOver({ id: row.id, side: share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside' })
  }
  const onDrop = (event: DragEvent, row: PlacedRow) => {
    event.preventDefault()
    if (dragged !== null && over) {
      const below = rows.filter(({ idParent }) => idParent === row.id).length
      const beside = { idParent: row.idParent, at: row.at + (over.side === 'after' ? 1 : 0) }
      const body = over.side === 'inside' ? { idParent: row.id, at: below } : beside
      void act(ask(movePage, { params: { id: String(dragged) }, body }), words.moved)
    }
    setDragged(null)
    setOver(null)
  }
  return (
    <Box
      component="ul"
      aria-label={words.tree}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxWidth: 1100,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {rows.map((row) => (
        <Box
          key={row.id}
          component="li"
          draggable={mayChange}
          onDragStart={() => setDragged(row.id)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => onDragOver(event, row)}
          onDragLeave={() => setOver(null)}
          onDrop={(event) => onDrop(event, row)}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            minHeight: 52,
            py: 0.5,
            pr: 1,
            pl: 2 + row.level * 3,
            '& + &': { borderTop: 1, borderColor: 'divider' },
            ...(over?.id === row.id && DROPS[over.side]),
          }}
        >
          <PageThumb picture={row.picture} width={64} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <MuiLink component={Link} to={wayTo(row)} sx={{ fontWeight: 600, py: 0.75 }}>
              {row.menuTitle}
            </MuiLink>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {row.linkType === null ? `/${row.url}` : choices.linkType?.[row.linkType]}
            </Box>
          </Box>
          <Marks row={row} />
          {mayChange && <PageActs row={row} rows={rows} />}
        </Box>
      ))}
    </Box>
  )
}

/** A link has nothing to be written. */
const wayTo = ({ id, linkType }: PlacedRow) => (linkType === null ? `/pages/${id}` : `/pages/${id}/settings`)

const DROPS = {
  before: { boxShadow: 'inset 0 3px #7a1f2b' },
  after: { boxShadow: 'inset 0 -3px #7a1f2b' },
  inside: { bgcolor: 'rgba(122, 31, 43, 0.08)' },
} as const

/** What one should know of a page before opening it. */
function Marks({ row }: { row: PlacedRow }) {
  const words = useDeskWords().pages
  const { languages } = useWords().form
  const { moment } = useMoment()
  const missing = row.languages.length > 0 ? LOCALE_CODES.filter((code) => !row.languages.includes(code)) : []
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {row.plannedFor && (
        <Chip
          size="small"
          color="info"
          variant="outlined"
          label={fill(words.planned, { date: moment(row.plannedFor) })}
        />
      )}
      {row.hasDraft && <Chip size="small" color="primary" variant="outlined" label={words.draft} />}
      {!row.isValid && <Chip size="small" label={words.hidden} />}
      {row.isValid && !row.showInMenu && <Chip size="small" variant="outlined" label={words.notInMenu} />}
      {missing.map((code) => (
        <Chip
          key={code}
          size="small"
          variant="outlined"
          label={fill(words.untranslated, { language: languages[code].toLowerCase() })}
        />
      ))}
    </Box>
  )
}

function Trash({ pages, mayChange }: { pages: readonly PageRow[]; mayChange: boolean }) {
  const words = useDeskWords().pages
  const { act, isBusy } = useAct()
  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 1100 }}>
      <Box component="h2" sx={{ fontSize: '1.0625rem', mb: 1 }}>
        {words.inTrash}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map(({ id, menuTitle }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1 }}>{menuTitle}</Box>
            {mayChange && (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => void act(ask(takeBackPage, { params: { id: String(id) } }), words.takenBack)}
              >
                {words.takeBack}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
