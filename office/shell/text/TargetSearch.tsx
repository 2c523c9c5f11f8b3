import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { findLinkTargets } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSettledText } from '#office/shell/list/use-settled-text.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useTextWords } from './use-text-words.ts'

interface Target {
  path: string
  title: string
}

interface TargetSearchProps {
  locale: string
  /** One types here first. */
  isFirst?: true
  isDisabled?: boolean
  onChoose: (target: Target) => void
}

/** Something of the site, found by its name. */
export function TargetSearch({ locale, isFirst, isDisabled = false, onChoose }: TargetSearchProps) {
  const words = useTextWords().linkDialog
  const { searching } = useWords().search
  const [wanted, setWanted] = useState('')
  const { typed, setTyped } = useSettledText({ value: wanted, onSettle: setWanted })
  const { data } = useAnswer(`targets ${wanted}`, () => ask(findLinkTargets, { query: { q: wanted, locale } }))
  return (
    <Autocomplete
      options={data?.targets ?? []}
      value={null}
      inputValue={typed}
      disabled={isDisabled}
      blurOnSelect
      autoHighlight
      filterOptions={(options) => options}
      groupBy={({ kind }) => words.kinds[kind]}
      getOptionKey={({ path }) => path}
      getOptionLabel={({ title }) => title}
      onInputChange={(_, given, reason) => reason !== 'reset' && setTyped(given)}
      onChange={(_, chosen) => {
        if (chosen) onChoose(chosen)
      }}
      loading={data === null}
      loadingText={searching}
      noOptionsText={words.none}
      renderInput={(props) => <TextField {...props} autoFocus={isFirst === true} label={words.search} />}
    />
  )
}
