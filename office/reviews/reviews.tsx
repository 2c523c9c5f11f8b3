import { RATINGS, REVIEW_STATES, type ReviewState } from '#contract/reviews/closed-sets.ts'
import type { ModeratedReview } from '#contract/reviews/moderation.ts'
import { getReviewCounts } from '#contract/reviews/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useGuestWords, useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

const LOOKS: Readonly<Record<ReviewState, StateLook>> = { WAITING: 'waiting', PUBLISHED: 'done', REFUSED: 'refused' }

export const reviewPages: Pages = { list: ReviewList }

/** What buyers say: what waits to be read, and what was said of it. */
function ReviewList() {
  const words = useScreenWords().reviews
  const { boxes } = useGuestWords().mailbox.reviews
  const { choices } = useThingWords('reviews')
  const stateOf = (state: ReviewState) => <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
  return (
    <ThingList
      name="reviews"
      tabs={{
        field: 'state',
        label: boxes.label,
        // All of them first: what is published from its box leaves it, and an answer is written right after.
        of: [{ value: '', label: boxes.ALL }, ...REVIEW_STATES.map((value) => ({ value, label: boxes[value] }))],
        first: '',
        counts: () => ask(getReviewCounts, {}),
      }}
      columns={[
        { field: 'product', render: ({ product }) => product.name },
        { field: 'rating', render: ({ rating }) => fill(words.stars, { n: rating }) },
        { field: 'title', onPhone: 'none' },
        { field: 'author' },
        { field: 'state', render: ({ state }) => stateOf(state) },
        { field: 'writtenAt', kind: 'day' },
      ]}
      filters={[
        { field: 'rating', kind: 'choice', choices: RATINGS.map(String) },
        { field: 'isAnswered', kind: 'yes' },
      ]}
      nameOf={({ product, author }) => `${product.name} ${author}`}
      panel={({ record, onClose }) => (
        <ReviewPanel key={record.id} review={record as ModeratedReview} onClose={onClose} />
      )}
      emptyHint={words.emptyHint}
    />
  )
}
