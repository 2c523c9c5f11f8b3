import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, List, ListItem, ListItemButton, Popover, TextField } from '@mui/material'
import { useState } from 'react'
import { type SortPayload, useListContext, useStore } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'

interface SavedView {
  name: string
  filter: Record<string, unknown>
  sort: SortPayload
}

/** Filters and order of this list under names of one's own, in this browser. */
export function SavedViews({ name }: { name: string }) {
  const words = useWords().views
  const list = useListContext()
  const [views, setViews] = useStore<SavedView[]>(`${name}.views`, [])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState('')
  const save = () => {
    const view = { name: typed.trim(), filter: list.filterValues, sort: list.sort }
    if (view.name === '') return
    setViews([...views.filter((one) => one.name !== view.name), view])
    setTyped('')
  }
  const show = ({ filter, sort }: SavedView) => {
    list.setFilters(filter)
    list.setSort(sort)
    setAnchor(null)
  }
  return (
    <>
      <Button
        color="secondary"
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.title, sx: { width: 320, p: 1.5 } } }}
      >
        {views.length === 0 ? (
          <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{words.none}</Box>
        ) : (
          <List dense disablePadding sx={{ mb: 1 }}>
            {views.map((view) => (
              <ListItem
                key={view.name}
                disablePadding
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={fill(words.remove, { name: view.name })}
                    onClick={() => setViews(views.filter((one) => one !== view))}
                  >
                    <DeleteOutline fontSize="small" />
                  </IconButton>
                }
              >
                <ListItemButton onClick={() => show(view)}>{view.name}</ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
          sx={{ display: 'flex', gap: 1 }}
        >
          <TextField
            label={words.name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
            {words.save}
          </Button>
        </Box>
      </Popover>
    </>
  )
}
