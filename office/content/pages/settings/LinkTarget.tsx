import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { getSectionChoices } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { linkAddress } from '#office/shell/text/link-address.ts'
import { TargetSearch } from '#office/shell/text/TargetSearch.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { linkProblem } from '#rules/content/page-links.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

interface LinkTargetProps {
  type: string | null
  url: string | null
  isDisabled: boolean
  onChange: (url: string | null) => void
}

/** Where a link leads, of those that have to be told. */
export function LinkTarget(props: LinkTargetProps) {
  if (props.type === 'URL') return <AddressTarget {...props} />
  return props.type === 'POPUP' ? <PopupTarget {...props} /> : null
}

function AddressTarget({ url, isDisabled, onChange }: LinkTargetProps) {
  const words = usePageSettingsWords().link
  const [typed, setTyped] = useState(url ?? '')
  const isWrong = url !== null && linkProblem({ type: 'URL', url }) !== null
  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() || null)
  }
  return (
    <>
      <TargetSearch locale="fr" isDisabled={isDisabled} onChoose={({ path }) => type(path)} />
      <TextField
        label={words.address}
        required
        value={typed}
        disabled={isDisabled}
        error={isWrong}
        helperText={isWrong ? words.wrong : words.addressHint}
        onChange={({ target }) => type(target.value)}
        onBlur={() => type(linkAddress(typed) ?? typed)}
      />
    </>
  )
}

function PopupTarget({ url, isDisabled, onChange }: LinkTargetProps) {
  const words = usePageSettingsWords().link
  const { data } = useAnswer('choices', () => ask(getSectionChoices, {}))
  const options = data?.popup ?? []
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => `#popup-${id}` === url) ?? null}
      disabled={isDisabled}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_, chosen) => onChange(chosen ? `#popup-${chosen.id}` : null)}
      renderInput={(params) => <TextField {...params} required label={words.popup} helperText={words.noScript} />}
    />
  )
}
