import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { Duplicate } from '#contract/accounts/customer-merges.ts'
import { useSettledText } from '#office/shell/list/use-settled-text.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'

export interface Account {
  id: number
  name: string
  email: string
}

interface OtherChoiceProps {
  own: Account
  duplicates: readonly Duplicate[]
  value: Account | null
  onChange: (account: Account) => void
}

const SHOWN = 5

/** The other account: one that may be theirs, or any that is found. */
export function OtherChoice({ own, duplicates, value, onChange }: OtherChoiceProps) {
  const words = useBusinessWords().merge
  const [search, setSearch] = useState('')
  const { typed, setTyped } = useSettledText({ value: search, onSettle: setSearch })
  const { data: found = [] } = useGetList(
    'customers',
    { filter: { search }, pagination: { page: 1, perPage: SHOWN }, sort: { field: 'name', order: 'ASC' } },
    { enabled: search !== '' },
  )
  const results = search === '' ? [] : found.map(({ id, name, email }): Account => ({ id: Number(id), name, email }))
  const known = [...duplicates, ...(value ? [value] : []), ...results]
  const accounts = known.filter(({ id }, at) => id !== own.id && known.findIndex((one) => one.id === id) === at)
  return (
    <FormControl>
      <FormLabel id="merge-other">{words.other}</FormLabel>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ my: 1.5 }}
      />
      <AccountRadios
        labelledBy="merge-other"
        accounts={accounts}
        value={value?.id ?? null}
        onChange={(id) => {
          const chosen = accounts.find((one) => one.id === id)
          if (chosen) onChange(chosen)
        }}
      />
    </FormControl>
  )
}

interface StaysChoiceProps {
  accounts: readonly Account[]
  value: number
  onChange: (id: number) => void
}

export function StaysChoice({ accounts, value, onChange }: StaysChoiceProps) {
  const words = useBusinessWords().merge
  return (
    <FormControl>
      <FormLabel id="merge-stays">{words.stays}</FormLabel>
      <AccountRadios labelledBy="merge-stays" accounts={accounts} value={value} onChange={onChange} />
    </FormControl>
  )
}

interface AccountRadiosProps {
  labelledBy: string
  accounts: readonly Account[]
  value: number | null
  onChange: (id: number) => void
}

function AccountRadios({ labelledBy, accounts, value, onChange }: AccountRadiosProps) {
  return (
    <RadioGroup aria-labelledby={labelledBy} value={value ?? ''} onChange={(_, id) => onChange(Number(id))}>
      {accounts.map(({ id, name, email }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio size="small" />}
          label={
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name || email}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {email}
              </Box>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  )
}
