import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { parisInstant } from '#rules/basics/paris-time.ts'
import { lookWords } from '#words/office/look/words.ts'

interface PublishDialogProps {
  isBusy: boolean
  problem: string | null
  /** Null for at once. */
  onPublish: (at: string | null) => void
  onClose: () => void
}

/** Now, or at a time of Paris. */
export function PublishDialog({ isBusy, problem, onPublish, onClose }: PublishDialogProps) {
  const words = lookWords[useSpokenLocale()]
  const { cancel } = useWords().form
  const id = useId()
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [typed, setTyped] = useState('')
  const at = when === 'now' ? null : parisMoment(typed)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.publishTitle}</DialogTitle>
      <DialogContent>
        <RadioGroup aria-labelledby={id} value={when} onChange={(_, chosen) => setWhen(chosen as 'now' | 'later')}>
          <FormControlLabel value="now" control={<Radio />} label={words.publishNow} />
          <FormControlLabel value="later" control={<Radio />} label={words.publishLater} />
        </RadioGroup>
        {when === 'later' && (
          <TextField
            id="look-publish-at"
            type="datetime-local"
            label={words.publishAt}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            sx={{ mt: 2 }}
          />
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (when === 'later' && at === null)}
          onClick={() => onPublish(at?.toISOString() ?? null)}
        >
          {words.publish}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** `2026-12-01T08:30` as the clocks of Paris show it. */
function parisMoment(typed: string): Date | null {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(typed) ?? []
  return day ? parisInstant(day, Number(hours) * 60 + Number(minutes)) : null
}
