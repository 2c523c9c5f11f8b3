import { Box, Button, Paper, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { setParameter } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useKey } from '#office/shell/frame/use-key.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { useWarnBeforeLeaving } from '#office/shell/use-warn-before-leaving.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { fill } from '#words/basics/fill.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { leftTyped, type TypedParameters } from './left-typed.ts'
import { ParameterInput } from './ParameterInput.tsx'
import { findParameters, type ParameterType } from './parameter-groups.ts'
import { useParameters } from './use-parameters.ts'

export const parameterPages: Pages = { list: ParametersPage }

/** Every parameter of the site, group by group: found by a word, changed, saved together. */
function ParametersPage() {
  const words = useScreenWords().parameters
  const { title } = useThingWords('parameters')
  const labels = parameterWords[useSpokenLocale()]
  const { values, isPending, reload } = useParameters()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState<TypedParameters>({})
  const [problems, setProblems] = useState<Problems>({})
  const changed = (Object.keys(typed) as ParameterType[]).filter((type) => typed[type] !== values[type])
  const groups = findParameters(search, labels)
  useWarnBeforeLeaving(changed.length > 0)
  const { save, isBusy } = useSave(async ({ sent, problems: found }) => {
    await reload()
    setProblems(found)
    setTyped((now) => leftTyped({ typed: now, sent, refused: Object.keys(found) as ParameterType[] }))
  })
  const undo = () => {
    setTyped({})
    setProblems({})
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void save(Object.fromEntries(changed.map((type) => [type, typed[type] ?? null])))
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
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 60, md: 0 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
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

type Problems = Partial<Record<ParameterType, string>>

/** One after another; what is refused is told at its field and stays typed. */
function useSave(onDone: (done: { sent: TypedParameters; problems: Problems }) => Promise<void>) {
  const words = useScreenWords().parameters
  const { faults } = useWords()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async (sent: TypedParameters) => {
    const types = Object.keys(sent) as ParameterType[]
    if (isBusy || types.length === 0) return
    setBusy(true)
    const problems: Problems = {}
    for (const type of types) {
      const asked = { params: { id: String(PARAMETERS[type].id) }, body: { value: sent[type] ?? null } }
      const answer = await ask(setParameter, asked).catch(() => null)
      if (!answer?.success) problems[type] = answer?.errors?.value ?? answer?.message ?? faults.offline
    }
    await onDone({ sent, problems })
    setBusy(false)
    const [first] = Object.values(problems)
    notify(first ?? words.saved, { type: first === undefined ? 'success' : 'error' })
  }
  return { save, isBusy }
}
