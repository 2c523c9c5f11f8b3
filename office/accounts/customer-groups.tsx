import { Link as MuiLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { listAddress } from '#office/shell/list/list-address.ts'
import { useWords } from '#office/shell/locale.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'

export const customerGroupPages = screensOf('customerGroups', {
  columns: [{ field: 'name' }, { field: 'description', onPhone: 'none' }, { field: 'members', kind: 'number' }],
  nameOf: ({ id, name }) => name || `#${id}`,
  form: [{ section: 'group', fields: ['name', 'description'], view: () => <Members /> }],
})

/** How many are in it, and who. */
function Members() {
  const group = useRecordContext()
  const { members } = useBusinessWords().customers
  const { fields } = useThingWords('customerGroups')
  const { colon } = useWords().list
  if (!group) return null
  return (
    <p>
      {fields.members}
      {colon}
      {group.members}{' '}
      <MuiLink component={Link} to={listAddress({ screen: 'customers', filter: { idGroup: group.id } })}>
        {members}
      </MuiLink>
    </p>
  )
}
