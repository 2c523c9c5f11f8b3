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
import { useState } from 'react'
import { Loading } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { type Choice, choiceOf, type Difference } from './differences.ts'

interface Telling {
  path: (path: string) => string
  value: (path: string, value: unknown) => string
}

interface DifferencesDialogProps {
  /** Null while nobody knows yet. */
  differences: readonly Difference[] | null
  /** Somebody has removed it meanwhile. */
  isGone?: boolean
  tell: Telling
  onSave: (choices: Readonly<Record<string, Choice>>) => void
  onLater: () => void
}

/** What somebody else has changed meanwhile, one by one, and what is to be kept of it. */
export function DifferencesDialog({ differences, isGone = false, tell, onSave, onLater }: DifferencesDialogProps) {
  const words = useWords().conflict
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const shown = differences ?? []
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(shown.map(({ path }) => [path, choice])))
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict" onClose={onLater}>
      <DialogTitle id="conflict">{words.title}</DialogTitle>
      <DialogContent>
        {differences === null && <Loading />}
        {isGone && words.gone}
        {differences && !isGone && (
          <>
            <Box sx={{ mb: 2 }}>{shown.length > 0 ? words.intro : words.nothing}</Box>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {shown.map((difference) => (
                <DifferenceCard
                  key={difference.path}
                  difference={difference}
                  tell={tell}
                  choice={choiceOf(difference, choices)}
                  onChoose={(choice) => setChoices({ ...choices, [difference.path]: choice })}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        {shown.length > 1 && (
          <Box sx={{ mr: 'auto' }}>
            <Button color="secondary" onClick={() => chooseAll('theirs')}>
              {words.takeAll}
            </Button>
            <Button color="secondary" onClick={() => chooseAll('mine')}>
              {words.keepAll}
            </Button>
          </Box>
        )}
        <Button color="secondary" onClick={onLater}>
          {words.later}
        </Button>
        <Button variant="contained" disabled={!differences || isGone} onClick={() => onSave(choices)}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface DifferenceCardProps {
  difference: Difference
  tell: Telling
  choice: Choice
  onChoose: (choice: Choice) => void
}

function DifferenceCard({ difference, tell, choice, onChoose }: DifferenceCardProps) {
  const { conflict: words, list } = useWords()
  const label = tell.path(difference.path)
  const id = `conflict-${difference.path}`
  return (
    <Paper variant="outlined" sx={{ p: 1.5, borderColor: 'divider' }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'pre-line' }}>
        {words.was}
        {list.colon}
        {tell.value(difference.path, difference.base)}
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
