import { nextCost } from '#rules/customizations/customization-price.ts'
import { characterCount } from '#rules/customizations/customization-text.ts'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import { type AnswerProps, describedBy, problemId } from './QuestionFrame.tsx'

/** Up to here a text stands on one line, where Enter goes on. */
const ONE_LINE = 120
/** What the server takes at all; the question’s own limit is said, never enforced while one types. */
const MOST = 2_000

export function TextAnswer(props: AnswerProps) {
  const { question, answer, labelId, error, onChange } = props
  const { id, maxLength, isRequired } = question
  const countId = `question-${id}-count`
  const field = {
    id: `question-${id}`,
    value: answer.text ?? '',
    maxLength: MOST,
    autoComplete: 'off',
    'aria-labelledby': labelId,
    'aria-describedby': describedBy(props, countId),
    'aria-invalid': error !== undefined,
    'aria-required': isRequired,
    onChange: (event: { target: { value: string } }) => onChange({ text: event.target.value }),
    className: 'input-display',
  }
  const isShort = maxLength !== null && maxLength <= ONE_LINE
  return (
    <div className="flex flex-col gap-3">
      {isShort ? <input type="text" {...field} /> : <textarea rows={4} {...field} />}
      <TextCost {...props} countId={countId} />
      <FieldProblem id={problemId(id)} role="alert" text={error} />
    </div>
  )
}

/** How long it is, and from where on it costs more. */
function TextCost({ question, answer: { text = '' }, price, countId }: AnswerProps & { countId: string }) {
  const { words, money } = useCustomization()
  const { maxLength, customizationValues } = question
  const n = characterCount(text)
  const next = nextCost({ question, text, price })
  const isEverPaid = customizationValues.some(({ costType }) => costType !== 'NONE')
  const isOver = maxLength !== null && n > maxLength
  const count = fill(maxLength === null ? (n > 1 ? words.text.counts : words.text.count) : words.text.countOf, {
    n,
    max: maxLength ?? 0,
  })
  return (
    <div
      id={countId}
      className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.9375rem] [font-feature-settings:'lnum','tnum']"
    >
      <span className={isOver ? 'text-danger-ink' : ''}>{count}</span>
      <span className="text-ink/80">{hint()}</span>
    </div>
  )

  function hint(): string {
    if (isOver) return ''
    if (next && (maxLength === null || next.from <= maxLength)) {
      const { from, cost } = next
      const told = { from, price: money(cost) }
      if (cost === 0) return fill(words.text.nextFree, told)
      return fill(from === 1 ? words.text.firstCosts : words.text.nextCosts, told)
    }
    return n > 0 && isEverPaid ? words.text.samePrice : ''
  }
}
