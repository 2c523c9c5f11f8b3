import { Box, Button, Chip, Link as MuiLink } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FRAME_PARTS, type FramePart } from '#contract/content/closed-sets.ts'
import { openFramePage, trashPage } from '#contract/content/routes.ts'
import { useDeskWords } from '#office/content/desk/use-desk-words.ts'
import { ask } from '#office/shell/ask.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import type { PageRow } from './page-rows.ts'
import { UsesDialog } from './UsesDialog.tsx'

/** What is no page but stands on pages: sections kept once for several, and what is around every one. */
export function SharedPages({ pages, mayChange }: { pages: readonly PageRow[]; mayChange: boolean }) {
  const words = useDeskWords().shared
  const shared = pages.filter(({ kind }) => kind === 'SHARED')
  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 1100 }}>
      <Box component="h2" sx={{ fontSize: '1.0625rem', mb: 0.5 }}>
        {words.group}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{words.intro}</Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {FRAME_PARTS.map((part) => (
          <FrameRow key={part} part={part} page={pages.find(({ kind }) => kind === part)} mayChange={mayChange} />
        ))}
        {shared.map((page) => (
          <SharedRow key={page.id} page={page} mayChange={mayChange} />
        ))}
      </Box>
    </Box>
  )
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const

function FrameRow({ part, page, mayChange }: { part: FramePart; page: PageRow | undefined; mayChange: boolean }) {
  const words = useDeskWords().shared
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const open = async () => {
    const asking = ask(openFramePage, { body: { part } })
    if (!(await act(asking, words.opened))) return
    const answer = await asking
    if (answer.success) void navigate(`/pages/${answer.data.id}`)
  }
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        {page ? <PageLink page={page} title={words.frames[part]} /> : words.frames[part]}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words.frameHints[part]}</Box>
      </Box>
      {page ? (
        <Marks page={page} />
      ) : (
        mayChange && (
          <Button size="small" disabled={isBusy} onClick={() => void open()}>
            {words.make}
          </Button>
        )
      )}
    </Box>
  )
}

function SharedRow({ page, mayChange }: { page: PageRow; mayChange: boolean }) {
  const words = useDeskWords().shared
  const { act, isBusy } = useAct()
  const [isAsking, setAsking] = useState(false)
  const remove = () => act(ask(trashPage, { params: { id: String(page.id) }, body: {} }), words.removed)
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <PageLink page={page} title={page.title} />
      </Box>
      <Marks page={page} />
      <Button size="small" color="secondary" onClick={() => setAsking(true)}>
        {words.uses}
      </Button>
      {mayChange && (
        <Button size="small" color="error" disabled={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      )}
      {isAsking && <UsesDialog id={page.id} title={page.title} onClose={() => setAsking(false)} />}
    </Box>
  )
}

function PageLink({ page, title }: { page: PageRow; title: string }) {
  return (
    <MuiLink component={Link} to={`/pages/${page.id}`} sx={{ fontWeight: 600, py: 0.75 }}>
      {title}
    </MuiLink>
  )
}

function Marks({ page }: { page: PageRow }) {
  const words = useDeskWords().pages
  return (
    <>
      {page.hasDraft && <Chip size="small" color="primary" variant="outlined" label={words.draft} />}
      {!page.isValid && <Chip size="small" label={words.hidden} />}
    </>
  )
}
