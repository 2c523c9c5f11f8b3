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
} from '@mui/material'
import { useId, useState } from 'react'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { parisMoment } from '#rules/basics/paris-time.ts'
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
          <DayField
            id="look-publish-at"
            kind="moment"
            label={words.publishAt}
            value={typed}
            onDay={setTyped}
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
          onClick={() => onPublish(at)}
        >
          {words.publish}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
