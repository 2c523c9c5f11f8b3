import { Box, Button, Paper, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Loading } from 'react-admin'
import { FOOT_BAR } from '#office/shell/form/foot-bar.ts'
import { useWarnBeforeLeaving } from '#office/shell/form/use-warn-before-leaving.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useKey } from '#office/shell/frame/use-key.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { leftTyped, type TypedParameters } from './left-typed.ts'
import { OvertakenParameters } from './OvertakenParameters.tsx'
import { ParameterInput } from './ParameterInput.tsx'
import { findParameters, type ParameterType } from './parameter-groups.ts'
import { useParameters } from './use-parameters.ts'
import { type ParameterProblems, useSaveParameters } from './use-save-parameters.ts'

export const parameterPages: Pages = { list: ParametersPage }

/** Every parameter of the site, group by group: found by a word, changed, saved together. */
function ParametersPage() {
  const words = useScreenWords().parameters
  const { title } = useThingWords('parameters')
  const labels = parameterWords[useSpokenLocale()]
  const { values, isPending, reload } = useParameters()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState<TypedParameters>({})
  const [problems, setProblems] = useState<ParameterProblems>({})
  const [overtaken, setOvertaken] = useState<{ types: readonly ParameterType[]; base: TypedParameters } | null>(null)
  const changed = (Object.keys(typed) as ParameterType[]).filter((type) => typed[type] !== values[type])
  const groups = findParameters(search, labels)
  useWarnBeforeLeaving(changed.length > 0)
  const { save, isBusy } = useSaveParameters(async ({ sent, problems: found, overtaken: types }) => {
    const base = values
    await reload()
    setProblems(found)
    setOvertaken(types.length > 0 ? { types, base } : null)
    const refused = [...(Object.keys(found) as ParameterType[]), ...types]
    setTyped((now) => leftTyped({ typed: now, sent, refused }))
  })
  const typedOf = (types: readonly ParameterType[]) =>
    Object.fromEntries(types.map((type) => [type, typed[type] ?? null]))
  const settle = (mine: readonly ParameterType[]) => {
    const left = overtaken?.types.filter((type) => !mine.includes(type)) ?? []
    setTyped((now) => leftTyped({ typed: now, sent: typedOf(left), refused: [] }))
    setOvertaken(null)
    void save(typedOf(mine), values)
  }
  const undo = () => {
    setTyped({})
    setProblems({})
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void save(typedOf(changed), values)
  }
  useKey('s', submit)
  return (
    <>
      <PageHead title={title} />
      <TextField
        type="search"
        label={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ maxWidth: 420, mb: 2 }}
      />
      {isPending && <Loading />}
      {groups.length === 0 && <p>{words.none}</p>}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
        {!isPending &&
          groups.map(({ group, types }) => (
            <Paper
              key={group}
              component="section"
              variant="outlined"
              sx={{ p: { xs: 2, md: 2.5 }, borderColor: 'divider' }}
            >
              <Typography variant="h2" sx={{ mb: 2 }}>
                {words.groups[group]}
              </Typography>
              <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
                {types.map((type) => (
                  <ParameterInput
                    key={type}
                    type={type}
                    label={labels[type]}
                    value={type in typed ? (typed[type] ?? null) : (values[type] ?? null)}
                    problem={problems[type]}
                    onChange={(value) => setTyped((now) => ({ ...now, [type]: value }))}
                  />
                ))}
              </Box>
            </Paper>
          ))}
        {changed.length > 0 && <SaveBar count={changed.length} isBusy={isBusy} onUndo={undo} />}
      </Box>
      {overtaken && (
        <OvertakenParameters
          {...overtaken}
          theirs={values}
          mine={typed}
          onChosen={settle}
          onLater={() => setOvertaken(null)}
        />
      )}
    </>
  )
}

interface SaveBarProps {
  count: number
  isBusy: boolean
  onUndo: () => void
}

function SaveBar({ count, isBusy, onUndo }: SaveBarProps) {
  const words = useScreenWords().parameters
  const common = useWords().form
  const told = count === 1 ? words.changed.one : fill(words.changed.many, { n: count })
  return (
    <Box sx={FOOT_BAR}>
      <Button type="submit" variant="contained" title={common.saveKey} disabled={isBusy}>
        {common.save}
      </Button>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {told}
      </Box>
      <Button color="secondary" disabled={isBusy} onClick={onUndo} sx={{ ml: 'auto' }}>
        {words.undo}
      </Button>
    </Box>
  )
}
