import { Box, Button, MenuItem, Paper, TextField } from '@mui/material'
import { useState } from 'react'
import type { OfficePerson } from '#contract/accounts/people.ts'
import { changePersonRole, endPersonAccess } from '#contract/accounts/routes.ts'
import { OFFICE_ROLES, type OfficeRole } from '#contract/office/closed-sets.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface PeopleTableProps {
  people: readonly OfficePerson[]
  onChange: () => Promise<void>
}

/** What is about to be done with somebody: another role, or the end of their access. */
interface Asked {
  person: OfficePerson
  role: OfficeRole | null
}

const nameOf = ({ firstName, lastName, email }: OfficePerson) => `${firstName} ${lastName}`.trim() || email

/** Who works here, each with their role; asked once before it changes. */
export function PeopleTable({ people, onChange }: PeopleTableProps) {
  const words = useBusinessWords().people
  const { roles } = useWords()
  const { act, isBusy } = useAct()
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirm = async ({ person, role }: Asked) => {
    const params = { id: String(person.id) }
    await (role === null
      ? act(ask(endPersonAccess, { params }), words.dismissed)
      : act(ask(changePersonRole, { params, body: { role } }), words.changed))
    await onChange()
  }
  const name = asked ? nameOf(asked.person) : ''
  const title = asked?.role
    ? fill(words.changeTitle, { name, role: roles[asked.role] })
    : fill(words.dismissTitle, { name })
  return (
    <Paper variant="outlined" sx={{ borderColor: 'divider' }}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isBusy={isBusy} onAsk={setAsked} />
        ))}
      </Box>
      <ConfirmDialog
        isOpen={asked !== null}
        title={title}
        text={asked?.role ? words.roleHints[asked.role] : words.dismissHint}
        confirm={asked?.role ? words.change : words.dismiss}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void confirm(asked)}
      />
    </Paper>
  )
}

interface PersonRowProps {
  person: OfficePerson
  isBusy: boolean
  onAsk: (asked: Asked) => void
}

function PersonRow({ person, isBusy, onAsk }: PersonRowProps) {
  const words = useBusinessWords().people
  const { roles, yes, no, list } = useWords()
  const { moment } = useMoment()
  const name = nameOf(person)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        gridTemplateColumns: { md: '1fr 200px 170px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {name} {person.isYou && `(${words.you})`}
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{person.email}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[
            [words.lastLogin, moment(person.lastLoginAt) || words.never],
            [words.secondFactor, person.hasSecondFactor ? yes : no],
          ]
            .map((told) => told.join(list.colon))
            .join(' · ')}
        </Box>
      </Box>
      <TextField
        select
        id={`role-${person.id}`}
        label={fill(words.roleOf, { name })}
        value={person.role}
        disabled={isBusy}
        onChange={({ target }) => onAsk({ person, role: OFFICE_ROLES.find((one) => one === target.value) ?? null })}
      >
        {OFFICE_ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {roles[role]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        color="error"
        disabled={isBusy}
        aria-label={fill(words.dismissOf, { name })}
        onClick={() => onAsk({ person, role: null })}
      >
        {words.dismiss}
      </Button>
    </Box>
  )
}
