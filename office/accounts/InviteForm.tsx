import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { invitePerson } from '#contract/accounts/routes.ts'
import { OFFICE_ROLES, type OfficeRole } from '#contract/office/closed-sets.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { LOCALES } from '#words/basics/locales.ts'

/** Asks somebody to work here, by mail. */
export function InviteForm({ onDone }: { onDone: () => Promise<void> }) {
  const words = useBusinessWords().people
  const { roles, faults } = useWords()
  const language = LOCALES[useSpokenLocale()].lang
  const notify = useNotify()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<OfficeRole>('SHOP')
  const [wrong, setWrong] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await ask(invitePerson, { body: { email: email.trim(), role, language } }).catch(() => null)
    setBusy(false)
    if (!answer?.success) return setWrong(answer ? (answer.errors?.email ?? answer.message) : faults.offline)
    setWrong(null)
    setEmail('')
    notify(words.invited, { type: 'success' })
    await onDone()
  }
  return (
    <Block title={words.invite}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr auto' }, alignItems: 'start', pt: 0.5 }}
      >
        <TextField
          type="email"
          label={words.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={wrong !== null}
          helperText={wrong}
          autoComplete="off"
        />
        <TextField
          select
          id="invite-role"
          label={words.role}
          value={role}
          onChange={({ target }) => setRole(OFFICE_ROLES.find((one) => one === target.value) ?? 'SHOP')}
          helperText={words.roleHints[role]}
        >
          {OFFICE_ROLES.map((one) => (
            <MenuItem key={one} value={one}>
              {roles[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" disabled={isBusy || email.trim() === ''}>
          {words.send}
        </Button>
      </Box>
    </Block>
  )
}
