import MoreIcon from '@mui/icons-material/MoreVert'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { duplicatePage, movePage, trashPage } from '#contract/content/routes.ts'
import { useDeskWords } from '#office/content/desk/use-desk-words.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { fill } from '#words/basics/fill.ts'
import { type PlacedRow, placeAfter } from './page-rows.ts'
import { usePageSettingsWords } from './settings/use-page-settings-words.ts'

const WAYS = ['up', 'down', 'inward', 'outward'] as const

/** What can be done with a page besides writing it. */
export function PageActs({ row, rows }: { row: PlacedRow; rows: readonly PlacedRow[] }) {
  const words = useDeskWords().pages
  const settings = usePageSettingsWords()
  const { act, isBusy } = useAct()
  const navigate = useNavigate()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isSure, setSure] = useState(false)
  const params = { id: String(row.id) }
  const close = () => setPlace(null)
  const copy = async () => {
    close()
    const asking = ask(duplicatePage, { params, body: {} })
    if (await act(asking, words.copied)) {
      const answer = await asking
      if (answer.success) void navigate(`/pages/${answer.data.id}${row.linkType === null ? '' : '/settings'}`)
    }
  }
  return (
    <>
      <IconButton
        aria-label={fill(words.more, { title: row.menuTitle })}
        aria-haspopup="menu"
        disabled={isBusy}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={place} open={place !== null} onClose={close}>
        {WAYS.map((way) => {
          const to = placeAfter(rows, { id: row.id, way })
          return (
            <MenuItem
              key={way}
              disabled={to === null}
              onClick={() => {
                close()
                if (to) void act(ask(movePage, { params, body: to }), words.moved)
              }}
            >
              {words[way]}
            </MenuItem>
          )
        })}
        <MenuItem component={Link} to={`/pages/${row.id}/settings`} onClick={close}>
          {settings.open}
        </MenuItem>
        <MenuItem
          component="a"
          href={`/${row.url}`}
          target="_blank"
          rel="noopener"
          disabled={!row.isValid || row.linkType !== null}
          onClick={close}
        >
          {words.see}
        </MenuItem>
        <MenuItem onClick={() => void copy()}>{words.copy}</MenuItem>
        <MenuItem
          disabled={row.route !== null}
          onClick={() => {
            close()
            setSure(true)
          }}
        >
          {words.trash}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isSure}
        title={fill(words.trashSure, { title: row.menuTitle })}
        text={words.trashHint}
        confirm={words.trash}
        onConfirm={() => void act(ask(trashPage, { params, body: {} }), words.trashed)}
        onClose={() => setSure(false)}
      />
    </>
  )
}
