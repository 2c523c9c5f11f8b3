import { Box } from '@mui/material'
import { Loading } from 'react-admin'
import { getPeople } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PeopleTable } from './PeopleTable.tsx'

export const peoplePages: Pages = { list: PeoplePage }

/** Who works here and what for; who was asked to. */
function PeoplePage() {
  const { title } = useThingWords('people')
  const { data, refusal, reload } = useAnswer('people', () => ask(getPeople, {}))
  return (
    <>
      <PageHead title={title} />
      {refusal && <Box role="alert">{refusal}</Box>}
      {!data && !refusal && <Loading />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PeopleTable people={data.people} onChange={reload} />
          <Invitations invitations={data.invitations} onChange={reload} />
          <InviteForm onDone={reload} />
        </Box>
      )}
    </>
  )
}
