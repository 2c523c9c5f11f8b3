import { Box, Button, Checkbox, Chip, FormControlLabel, Link as MuiLink } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { Customer } from '#contract/accounts/customers.ts'
import { setCustomerGroups } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'

interface CustomerGroupsProps {
  customer: Customer
  mayChange: boolean
}

/** In which groups a customer is. */
export function CustomerGroups({ customer, mayChange }: CustomerGroupsProps) {
  const words = useBusinessWords().customers
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Block
      title={words.groups}
      acts={
        mayChange &&
        !isChoosing && (
          <Button size="small" color="secondary" variant="outlined" onClick={() => setChoosing(true)}>
            {words.editGroups}
          </Button>
        )
      }
    >
      {isChoosing ? (
        <Choice customer={customer} onDone={() => setChoosing(false)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {customer.groups.length === 0 && <Quiet>{words.noGroup}</Quiet>}
          {customer.groups.map(({ id, name }) => (
            <Chip key={id} size="small" label={name} />
          ))}
        </Box>
      )}
    </Block>
  )
}

function Choice({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const words = useBusinessWords().customers
  const { save, cancel } = useWords().form
  const { data: groups = [] } = useGetList('customerGroups', { pagination: { page: 1, perPage: 100 } })
  const { act, isBusy } = useAct()
  const [ids, setIds] = useState<readonly number[]>(customer.groups.map(({ id }) => id))
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const submit = async () => {
    const asked = ask(setCustomerGroups, { params: { id: String(customer.id) }, body: { ids: [...ids] } })
    if (await act(asked, words.groupsSaved)) onDone()
  }
  return (
    <>
      {groups.length === 0 && <Quiet>{words.noGroupYet}</Quiet>}
      {groups.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex' }}
          control={<Checkbox checked={ids.includes(Number(id))} onChange={() => toggle(Number(id))} />}
          label={name}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void submit()}>
          {save}
        </Button>
        <Button color="secondary" onClick={onDone}>
          {cancel}
        </Button>
        <MuiLink component={Link} to="/customerGroups" sx={{ ml: 'auto' }}>
          {words.manageGroups}
        </MuiLink>
      </Box>
    </>
  )
}
