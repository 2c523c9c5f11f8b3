import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageFault, PageOnDesk } from '#contract/content/page-drafts.ts'
import { cancelPublication, discardPageDraft, publishPage } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { parisMoment } from '#rules/basics/paris-time.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { fill } from '#words/basics/fill.ts'
import { ChangeList } from './ChangeList.tsx'
import { AdviceList, FaultList, type PagePlace } from './PublishHelp.tsx'
import { useDeskWords } from './use-desk-words.ts'
import type { Settle } from './use-saving.ts'

interface PublishDialogProps {
  opened: PageOnDesk
  page: DeskPage
  faults: readonly PageFault[]
  settle: Settle
  onDone: () => Promise<void>
  onGo: (place: PagePlace) => void
  onClose: () => void
}

/** The same before and after advice has come: the button that one is about to press stays where it is. */
const HEIGHT = { height: 'min(85dvh, 34rem)' } as const

/** What changes for visitors, what is still missing, and when they see it. */
export function PublishDialog({ opened, page, faults, settle, onDone, onGo, onClose }: PublishDialogProps) {
  const words = useDeskWords().publish
  const { faults: said, form } = useWords()
  const notify = useNotify()
  const { moment } = useMoment()
  const id = useId()
  const [at, setAt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const act = async (asking: () => Promise<{ success: boolean; message: string } | null>, done: string) => {
    setBusy(true)
    const answer = await asking().catch(() => null)
    setBusy(false)
    notify(answer?.success ? done : (answer?.message ?? said.offline), { type: answer?.success ? 'success' : 'error' })
    if (!answer?.success) return
    await onDone()
    onClose()
  }
  const params = { id: String(opened.id) }
  const publish = (when: string | null) => async () => {
    const seen = await settle()
    return seen && ask(publishPage, { params, body: { ...seen, at: when } })
  }
  const planned = parisMoment(at)
  // A page that nobody sees yet can be shown as it is.
  const hasNews = !opened.isValid || !sameValue(opened.published, page)
  // Where none was begun, what lies on the desk is what is planned or published: there is no draft to throw away.
  const hasDraft = opened.version > 0 || !sameValue(opened.content, page)
  const isOpen = faults.length === 0 && hasNews && !isBusy
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} slotProps={{ paper: { sx: HEIGHT } }}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {opened.plan?.plannedFor && (
          <Alert
            severity="info"
            action={
              <Button
                size="small"
                color="inherit"
                disabled={isBusy}
                onClick={() => void act(() => ask(cancelPublication, { params }), words.planCancelled)}
              >
                {words.cancelPlan}
              </Button>
            }
          >
            {fill(words.plan, { date: moment(opened.plan.plannedFor) })}
          </Alert>
        )}
        <DayField kind="moment" label={words.at} value={at} onDay={setAt} sx={{ maxWidth: 280, mt: 1 }} />
        {faults.length > 0 && <FaultList faults={faults} page={page} onGo={onGo} />}
        <AdviceList idPage={opened.id} page={page} settle={settle} onGo={onGo} />
        <Box>
          <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem' }}>
            {words.changes}
          </Box>
          <ChangeList before={opened.published} after={page} same={words.nothing} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="error"
          disabled={isBusy || !hasDraft || sameValue(opened.published, page)}
          sx={{ mr: 'auto' }}
          onClick={() =>
            void act(async () => {
              const seen = await settle()
              return seen && ask(discardPageDraft, { params, body: seen })
            }, words.discarded)
          }
        >
          {words.discard}
        </Button>
        <Button color="secondary" onClick={onClose}>
          {form.cancel}
        </Button>
        <Button
          variant="outlined"
          disabled={!isOpen || planned === null}
          onClick={() => void act(publish(planned), fill(words.planned, { date: moment(planned) }))}
        >
          {words.later}
        </Button>
        <Button variant="contained" disabled={!isOpen} onClick={() => void act(publish(null), words.done)}>
          {words.now}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
