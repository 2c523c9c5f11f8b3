import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Paper,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { type HttpError, Loading, type RaRecord, useDataProvider, useRefresh, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { useWords } from '#office/shell/locale.ts'
import { type SpokenThing, useThingWords } from '#office/shell/use-screen-words.ts'
import { type Choice, choiceOf, type Difference, findDifferences, mergeChanges } from './differences.ts'
import { useTellValue } from './tell-value.ts'

interface ConflictDialogProps {
  name: string
  resource: ResourceDefinition
  /** As it was when one opened it. */
  base: RaRecord
  /** As one has typed it. */
  mine: Record<string, unknown>
  onSettled: () => void
}

/** Somebody was faster: what they have changed, field by field, and what is to be kept of it. Nothing typed is lost. */
export function ConflictDialog({ name, resource, base, mine, onSettled }: ConflictDialogProps) {
  const words = useWords().conflict
  const thing = useThingWords(name)
  const theirs = useTheirs(name, base.id)
  const { save } = useSaveContext()
  const { reset } = useFormContext()
  const refresh = useRefresh()
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const names = Object.keys(resource.fields.shape)
  const differences = theirs && theirs !== 'gone' ? findDifferences({ names, base, theirs, mine }) : []
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(differences.map(({ path }) => [path, choice])))
  const saveMerged = async () => {
    if (!theirs || theirs === 'gone') return
    const merged = mergeChanges({ mine, differences, choices })
    // Still to be saved, whatever the server says now.
    reset(merged, { keepDefaultValues: true })
    onSettled()
    await save?.(merged, { meta: { base: theirs } })
    refresh()
  }
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict" onClose={onSettled}>
      <DialogTitle id="conflict">{words.title}</DialogTitle>
      <DialogContent>
        {theirs === null && <Loading />}
        {theirs === 'gone' && words.gone}
        {theirs && theirs !== 'gone' && (
          <>
            <Box sx={{ mb: 2 }}>{differences.length > 0 ? words.intro : words.nothing}</Box>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {differences.map((difference) => (
                <DifferenceCard
                  key={difference.path}
                  difference={difference}
                  thing={thing}
                  choice={choiceOf(difference, choices)}
                  onChoose={(choice) => setChoices({ ...choices, [difference.path]: choice })}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        {differences.length > 1 && (
          <Box sx={{ mr: 'auto' }}>
            <Button color="secondary" onClick={() => chooseAll('theirs')}>
              {words.takeAll}
            </Button>
            <Button color="secondary" onClick={() => chooseAll('mine')}>
              {words.keepAll}
            </Button>
          </Box>
        )}
        <Button color="secondary" onClick={onSettled}>
          {words.later}
        </Button>
        <Button variant="contained" disabled={!theirs || theirs === 'gone'} onClick={saveMerged}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface DifferenceCardProps {
  difference: Difference
  thing: SpokenThing
  choice: Choice
  onChoose: (choice: Choice) => void
}

function DifferenceCard({ difference, thing, choice, onChoose }: DifferenceCardProps) {
  const words = useWords().conflict
  const tell = useTellValue(thing)
  const label = tell.path(difference.path)
  const id = `conflict-${difference.path}`
  return (
    <Paper variant="outlined" sx={{ p: 1.5, borderColor: 'divider' }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'pre-line' }}>
        {words.was} : {tell.value(difference.path, difference.base)}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, value) => onChoose(value as Choice)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {(['theirs', 'mine'] as const).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            label={
              <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                <strong>{words[side]} : </strong>
                {tell.value(difference.path, difference[side])}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Paper>
  )
}

/** As it lies on the server now; asked beside the page's own record, which would reset the form. */
function useTheirs(name: string, id: RaRecord['id']): RaRecord | 'gone' | null {
  const dataProvider = useDataProvider()
  const [theirs, setTheirs] = useState<RaRecord | 'gone' | null>(null)
  useEffect(() => {
    dataProvider.getOne(name, { id }).then(
      ({ data }) => setTheirs(data),
      (error: HttpError) => error.status === 404 && setTheirs('gone'),
    )
  }, [dataProvider, name, id])
  return theirs
}
