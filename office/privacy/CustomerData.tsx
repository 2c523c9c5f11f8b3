import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { fillPath } from '#client/http-transport.ts'
import { deleteCustomer, getCustomerExport } from '#contract/privacy/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { maySee } from '#office/shell/frame/menu.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isSameName } from '#rules/privacy/same-name.ts'
import { fill } from '#words/basics/fill.ts'

interface Person {
  id: number
  name: string
}

/** What the law gives a customer who asks the estate: a copy of their data, and being forgotten. */
export function CustomerData({ id, name }: Person) {
  const words = useBusinessWords().customerData
  const mayDelete = useMayChange('privacy')
  const [isOpen, setOpen] = useState(false)
  if (!maySee(useMe().rights, 'privacy')) return null
  return (
    <Block title={words.title} hint={words.hint}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          href={`/api${fillPath(getCustomerExport.path, { id })}`}
          download
        >
          {words.export}
        </Button>
        {mayDelete && (
          <Button size="small" color="error" variant="outlined" onClick={() => setOpen(true)}>
            {words.delete}
          </Button>
        )}
      </Box>
      {isOpen && <DeleteDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </Block>
  )
}

function DeleteDialog({ id, name, onClose }: Person & { onClose: () => void }) {
  const words = useBusinessWords().customerData
  const { cancel } = useWords().form
  const titleId = useId()
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const [typed, setTyped] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = ask(deleteCustomer, { params: { id: String(id) }, body: { name: typed } })
    if (await act(asked, words.deleted)) navigate('/customers')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{fill(words.deleteTitle, { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box>{words.deleteHint}</Box>
          <TextField
            label={fill(words.typeName, { name })}
            value={typed}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy || !isSameName(typed, name)}>
            {words.delete}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
