import { Autocomplete, Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { getCustomer } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { fill } from '#words/basics/fill.ts'
import { EntryField } from './EntryField.tsx'
import { NO_ADDRESS, type TypedEntry } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Who buys: somebody known, whose address comes along, or somebody new. */
export function EntryCustomer({ typed, onChange, errors }: EntryPart) {
  const words = useEntryWords().customer
  const { customer } = typed
  const set = (change: Partial<TypedEntry['customer']>) => onChange({ customer: { ...customer, ...change } })
  const isKnown = customer.idUser !== null
  const choose = async (id: number) => {
    const answer = await ask(getCustomer, { params: { id: String(id) } }).catch(() => null)
    if (!answer?.success) return
    const { firstName: firstname, lastName: lastname, email, phone, language, addresses } = answer.data.customer
    const home = addresses.find(({ isBillingDefault }) => isBillingDefault) ?? addresses[0]
    const { company, address, addressPart2, postalCode, city, idCountry } = { ...NO_ADDRESS, ...home }
    onChange({
      customer: { idUser: id, firstname, lastname, email, phone: phone ?? '', locale: language === 'en' ? 'en' : 'fr' },
      address: { ...NO_ADDRESS, company, address, addressPart2, postalCode, city, idCountry },
    })
  }
  const forget = () =>
    onChange({ customer: { ...customer, idUser: null, email: '', phone: '', firstname: '', lastname: '' } })
  return (
    <Block
      title={words.title}
      hint={isKnown ? fill(words.known, { email: customer.email }) : words.reach}
      acts={
        isKnown && (
          <Button size="small" color="secondary" onClick={forget}>
            {words.forget}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {!isKnown && <CustomerSearch onChoose={choose} />}
        <EntryField
          label={words.firstname}
          value={customer.firstname}
          onType={(firstname) => set({ firstname })}
          problem={errors['customer.firstname']}
        />
        <EntryField
          label={words.lastname}
          value={customer.lastname}
          onType={(lastname) => set({ lastname })}
          problem={errors['customer.lastname']}
        />
        <EntryField
          label={words.email}
          type="email"
          value={customer.email}
          disabled={isKnown}
          onType={(email) => set({ email })}
          problem={errors['customer.email']}
        />
        <EntryField
          label={words.phone}
          type="tel"
          value={customer.phone}
          onType={(phone) => set({ phone })}
          problem={errors['customer.phone']}
        />
        <EntryField
          select
          id="entry-locale"
          label={words.locale}
          value={customer.locale}
          onType={(locale) => set({ locale: locale === 'en' ? 'en' : 'fr' })}
        >
          {(['fr', 'en'] as const).map((locale) => (
            <MenuItem key={locale} value={locale}>
              {words.locales[locale]}
            </MenuItem>
          ))}
        </EntryField>
      </Box>
    </Block>
  )
}

const FEW = 8

function CustomerSearch({ onChoose }: { onChoose: (id: number) => void }) {
  const words = useEntryWords().customer
  const { search } = useWords()
  const [text, setText] = useState('')
  const { data = [], isFetching } = useGetList(
    'customers',
    { pagination: { page: 1, perPage: FEW }, filter: { search: text.trim() } },
    { enabled: text.trim().length > 1 },
  )
  return (
    <Autocomplete
      sx={{ gridColumn: '1 / -1' }}
      options={text.trim().length > 1 ? data : []}
      value={null}
      inputValue={text}
      autoHighlight
      blurOnSelect
      filterOptions={(options) => options}
      getOptionLabel={({ name, email }) => [name, email].filter(Boolean).join(' · ')}
      getOptionKey={({ id }) => id}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      onChange={(_, chosen) => {
        if (chosen) onChoose(Number(chosen.id))
        setText('')
      }}
      loading={isFetching}
      loadingText={search.searching}
      noOptionsText={search.none}
      renderInput={(props) => <TextField {...props} label={words.search} />}
    />
  )
}
