import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { findLinkTargets } from '#contract/content/routes.ts'
import { Href } from '#contract/content/section-fields.ts'
import { ask } from '#office/shell/ask.ts'
import { useSettledText } from '#office/shell/list/use-settled-text.ts'
import { useWords } from '#office/shell/locale.ts'
import { useTextWords } from '#office/shell/text/use-text-words.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { DEFAULT_LOCALE } from '#words/basics/locales.ts'
import { isAddress, siteAddress } from './site-address.ts'
import { useDeskWords } from './use-desk-words.ts'

interface AddressFieldProps {
  label: string
  value: string
  isFaulty: boolean
  isDisabled: boolean
  onChange: (href: string) => void
}

/** Where something leads: a page, a wine or an article by its name, or an address. Every language leads to the same. */
export function AddressField({ label, value, isFaulty, isDisabled, onChange }: AddressFieldProps) {
  const words = useDeskWords().desk
  const { none, kinds } = useTextWords().linkDialog
  const { searching } = useWords().search
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  const wanted = useWanted(shown)
  const { data } = useAnswer(isOpen ? `targets ${wanted}` : '', async () => {
    const answer = await ask(findLinkTargets, { query: { q: wanted, locale: DEFAULT_LOCALE } })
    return answer.success ? { ...answer, data: { ...answer.data, wanted } } : answer
  })
  // What was found for other words is not offered: whoever is quick would choose it.
  const found = data?.wanted === nameIn(shown) ? data.targets : null
  const isWrong = typed === null && value !== '' && !Href.safeParse(value).success
  const isUnknown = isOpen && found?.length === 0
  const type = (text: string) => {
    setTyped(text)
    if (text === '' || isAddress(text)) onChange(text)
  }
  const finish = () => {
    if (typed !== null) onChange(siteAddress(typed, location.host))
    setTyped(null)
  }
  return (
    <Autocomplete
      freeSolo
      options={found ?? []}
      value={null}
      inputValue={shown}
      disabled={isDisabled}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={(options) => options}
      groupBy={({ kind }) => kinds[kind]}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.path)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      onInputChange={(_, given, reason) => (reason === 'input' || reason === 'clear') && type(given)}
      onChange={(_, chosen) => {
        setTyped(null)
        if (chosen !== null) onChange(typeof chosen === 'string' ? siteAddress(chosen, location.host) : chosen.path)
      }}
      onBlur={finish}
      loading={found === null}
      loadingText={searching}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={isWrong || isFaulty}
          helperText={isWrong ? words.wrongLink : isUnknown ? none : words.linkHint}
        />
      )}
    />
  )
}

/** An address is not the name of anything. */
const nameIn = (shown: string) => (isAddress(shown) ? '' : shown)

/** The name that is looked for, once it rests; an address is not looked for. */
function useWanted(shown: string): string {
  const name = nameIn(shown)
  const [wanted, setWanted] = useState(name)
  const { typed, setTyped } = useSettledText({ value: wanted, onSettle: setWanted })
  if (typed !== name) setTyped(name)
  return wanted
}
