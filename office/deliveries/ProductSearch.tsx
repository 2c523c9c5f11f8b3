import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { numberFormat } from '#words/basics/formats.ts'

const FEW = 20

/** Finds what is sold: a wine, a vintage, a format. */
export function ProductSearch({ onChoose }: { onChoose: (product: { id: number; name: string }) => void }) {
  const words = useBusinessWords().simulator
  const { search } = useWords()
  const locale = useSpokenLocale()
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList('declinations', {
    pagination: { page: 1, perPage: FEW },
    filter: { isValid: 'true', ...(typed.trim() !== '' && { search: typed.trim() }) },
  })
  const centilitres = (format: number) => `${numberFormat(locale, {}).format(format / 10)} cl`
  const nameOf = ({ name, year, format, reference }: RaRecord) =>
    [name, year, format && centilitres(format), reference].filter(Boolean).join(' · ')
  return (
    <Autocomplete
      options={data}
      value={null}
      inputValue={typed}
      blurOnSelect
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, chosen) => {
        if (chosen) onChoose({ id: Number(chosen.id), name: nameOf(chosen) })
        setTyped('')
      }}
      loading={isFetching}
      loadingText={search.searching}
      noOptionsText={search.none}
      renderInput={(props) => <TextField {...props} label={words.add} />}
    />
  )
}
