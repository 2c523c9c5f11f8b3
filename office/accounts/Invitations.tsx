import { Box, Button } from '@mui/material'
import type { getPeople } from '#contract/accounts/people.ts'
import { withdrawInvitation } from '#contract/accounts/routes.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface InvitationsProps {
  invitations: OutputOf<typeof getPeople>['invitations']
  onChange: () => Promise<void>
}

/** Who was asked to work here and has not answered yet. */
export function Invitations({ invitations, onChange }: InvitationsProps) {
  const words = useBusinessWords().people
  const { roles } = useWords()
  const { moment } = useMoment()
  const { act, isBusy } = useAct()
  const withdraw = async (email: string) => {
    await act(ask(withdrawInvitation, { body: { email } }), words.withdrawn)
    await onChange()
  }
  return (
    <Block title={words.invitations}>
      {invitations.length === 0 && <Quiet>{words.noInvitation}</Quiet>}
      {invitations.map(({ email, role, expiresAt }) => (
        <Box key={email} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {roles[role]} · {fill(words.until, { moment: moment(expiresAt) })}
            </Box>
          </Box>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={fill(words.withdrawOf, { email })}
            onClick={() => void withdraw(email)}
          >
            {words.withdraw}
          </Button>
        </Box>
      ))}
    </Block>
  )
}
