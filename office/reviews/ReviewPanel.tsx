import { Box, Button, MenuItem, Link as MuiLink, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { REVIEW_REFUSALS, type ReviewRefusal } from '#contract/reviews/closed-sets.ts'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { answerReview, decideReview } from '#contract/reviews/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords, useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface ReviewPanelProps {
  review: ModeratedReview
  onClose: () => void
}

/** One review, as it was written; published as it is, refused for a public reason, answered. */
export function ReviewPanel({ review, onClose }: ReviewPanelProps) {
  const words = useScreenWords().reviews
  const more = useGuestWords().mailbox.reviews
  const { fields, choices } = useThingWords('reviews')
  const { day } = useMoment()
  const mayChange = useMayChange('content')
  const { act, isBusy } = useAct()
  const [isRefusing, setRefusing] = useState(false)
  const params = { id: String(review.id) }
  const publish = () => act(ask(decideReview, { params, body: { state: 'PUBLISHED' } }), words.published)
  return (
    <Panel
      title={review.product.name}
      note={`${fill(words.stars, { n: review.rating })} · ${choices.state?.[review.state]}`}
      onClose={onClose}
      acts={
        mayChange &&
        !isRefusing && (
          <>
            {review.state === 'WAITING' && (
              <Button variant="contained" disabled={isBusy} onClick={() => void publish()}>
                {words.publish}
              </Button>
            )}
            {review.state !== 'REFUSED' && (
              <Button color="error" onClick={() => setRefusing(true)}>
                {words.refuse}
              </Button>
            )}
          </>
        )
      }
    >
      {isRefusing && <RefuseForm review={review} onDone={() => setRefusing(false)} />}
      <Box lang={review.locale}>
        {review.title && <h3>{review.title}</h3>}
        <Box sx={{ whiteSpace: 'pre-line' }}>{review.text}</Box>
      </Box>
      <Facts
        facts={[
          [fields.author ?? '', review.author],
          [fields.writtenAt ?? '', day(review.writtenAt)],
          [
            fields.reference ?? '',
            <MuiLink key="order" component={Link} to={`/orders/${review.order.id}`}>
              {review.order.reference}
            </MuiLink>,
          ],
          [fields.refusal ?? '', review.refusal && choices.refusal?.[review.refusal]],
        ]}
      />
      {mayChange && review.state === 'PUBLISHED' && <AnswerForm review={review} />}
      {review.state === 'WAITING' && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{more.rules}</Box>}
    </Panel>
  )
}

function RefuseForm({ review, onDone }: { review: ModeratedReview; onDone: () => void }) {
  const words = useScreenWords().reviews
  const more = useGuestWords().mailbox.reviews
  const { cancel } = useWords().form
  const { choices } = useThingWords('reviews')
  const { act, isBusy } = useAct()
  const [reason, setReason] = useState<ReviewRefusal>(REVIEW_REFUSALS[0])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { params: { id: String(review.id) }, body: { state: 'REFUSED' as const, reason } }
    if (await act(ask(decideReview, asked), words.refused)) onDone()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        select
        id="review-reason"
        label={words.reason}
        value={reason}
        helperText={more.refuseHint}
        onChange={({ target }) => setReason(target.value as ReviewRefusal)}
      >
        {REVIEW_REFUSALS.map((one) => (
          <MenuItem key={one} value={one}>
            {choices.refusal?.[one]}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color="error" disabled={isBusy}>
          {words.refuse}
        </Button>
        <Button color="secondary" onClick={onDone}>
          {cancel}
        </Button>
      </Box>
    </Box>
  )
}

function AnswerForm({ review }: { review: ModeratedReview }) {
  const words = useScreenWords().reviews
  const more = useGuestWords().mailbox.reviews
  const { save } = useWords().form
  const { act, isBusy } = useAct()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text'))
    void act(ask(answerReview, { params: { id: String(review.id) }, body: { text } }), words.answered)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        name="text"
        label={words.answer}
        helperText={more.answerHint}
        multiline
        minRows={3}
        fullWidth
        defaultValue={review.answer?.text ?? ''}
      />
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {save}
      </Button>
    </Box>
  )
}
