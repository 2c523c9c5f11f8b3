import { RATINGS } from '#contract/reviews/closed-sets.ts'
import type { ReviewedLine } from '#contract/reviews/reviews.ts'
import { Radio } from '#ui/controls/Radio.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { fill } from '#words/basics/fill.ts'
import type { ReviewFormWords } from '#words/reviews/form/fr.ts'
import type { ReviewRuleWords } from '#words/reviews/rules/fr.ts'
import type { WrittenReview } from './written-reviews.ts'

interface LineReviewProps {
  line: ReviewedLine
  words: ReviewFormWords
  refusals: ReviewRuleWords['refusals']
  /** What was just sent and not taken. */
  typed: WrittenReview | undefined
  problems: Readonly<Record<string, string>>
}

/** One product of the order: its marks, and room for words. */
export function LineReview({ line: { line, name, label, review }, words, refusals, typed, problems }: LineReviewProps) {
  const said = typed ?? review
  return (
    <fieldset className="border-ink/15 border-t pt-6">
      <legend className="title-3 float-left mb-4 w-full pt-6 font-title text-heading">
        {name}
        {label && <span className="mt-1 block font-content text-[0.9375rem] lining-nums">{label}</span>}
      </legend>
      <div className="clear-left flex flex-col gap-5">
        {review && (
          <p className="border-accent border-l-2 pl-4">
            {fill(words.states[review.state], { reason: review.refusal ? refusals[review.refusal] : '' })}
          </p>
        )}
        {review?.state === 'PUBLISHED' ? (
          <Published review={review} words={words} />
        ) : (
          <>
            <Marks line={line} words={words} chosen={said?.rating ?? null} />
            <TextField
              id={`title-${line}`}
              name={`title-${line}`}
              look="soft"
              label={words.reviewTitle}
              optional={words.optional}
              maxLength={80}
              defaultValue={said?.title}
              problem={problems.title}
            />
            <TextArea
              id={`text-${line}`}
              name={`text-${line}`}
              look="soft"
              rows={4}
              label={words.text}
              hint={words.textHint}
              maxLength={2_000}
              defaultValue={said?.text}
              problem={problems.text}
            />
          </>
        )}
      </div>
    </fieldset>
  )
}

interface MarksProps {
  line: number
  words: ReviewFormWords
  chosen: number | null
}

function Marks({ line, words, chosen }: MarksProps) {
  return (
    <fieldset>
      <legend className="mb-2">{words.rating}</legend>
      <div className="grid gap-2 xxs:grid-cols-2 desk:grid-cols-3">
        {RATINGS.map((rating) => (
          <Radio
            key={rating}
            look="box"
            name={`rating-${line}`}
            value={rating}
            defaultChecked={chosen === rating}
            label={
              <span className="lining-nums">
                {words.ratings[rating]}
                <span aria-hidden="true">{` · ${rating}/5`}</span>
                <span className="sr-only">, {fill(words.mark, { rating })}</span>
              </span>
            }
          />
        ))}
        <Radio look="box" name={`rating-${line}`} value="" defaultChecked={chosen === null} label={words.none} />
      </div>
    </fieldset>
  )
}

function Published({ review, words }: { review: NonNullable<ReviewedLine['review']>; words: ReviewFormWords }) {
  const { rating, title, text } = review
  return (
    <div>
      <p className="lining-nums">{fill(words.mark, { rating })}</p>
      {title && <p className="mt-2 font-medium">{title}</p>}
      {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
    </div>
  )
}
