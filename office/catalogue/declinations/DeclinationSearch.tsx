import { Autocomplete, TextField } from '@mui/material'
import { type RefObject, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { numberFormat } from '#words/basics/formats.ts'

const FEW = 20

interface DeclinationSearchProps {
  label: string
  onChoose: (declination: { id: number; name: string }) => void
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Finds what is sold: a wine, a vintage, a format. Enter takes the first that is found. */
export function DeclinationSearch({ label, onChoose, inputRef }: DeclinationSearchProps) {
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
      autoHighlight
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
      renderInput={(props) => <TextField {...props} {...(inputRef && { inputRef })} label={label} />}
    />
  )
}
