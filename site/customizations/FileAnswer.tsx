import { useState } from 'react'
import { validateCustomizationFile } from '#contract/customizations/routes.ts'
import { valueCost } from '#rules/customizations/customization-price.ts'
import { atLeastShown } from '#site/browser/at-least-shown.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { fill } from '#words/basics/fill.ts'
import type { KeptFile } from './answers-memory.ts'
import { CostLabel } from './ChoiceAnswer.tsx'
import { useCustomization } from './customizing.tsx'
import { type AnswerProps, describedBy, problemId } from './QuestionFrame.tsx'
import { smallPreview } from './small-preview.ts'

const MAX_BYTES = 10_000_000
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif'

interface FileAnswerProps extends AnswerProps {
  onSending: (isSending: boolean) => void
}

/** A photograph: sent as soon as it is chosen, so that what is wrong with it is said at once. */
export function FileAnswer(props: FileAnswerProps) {
  const { question, answer, price, error, onChange, onError, onSending } = props
  const { words } = useCustomization()
  const [sending, setSending] = useState<string | null>(null)
  const { file } = answer
  const [value] = question.customizationValues

  const send = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) return onError(words.file.tooHeavy)
    setSending(chosen.name)
    onSending(true)
    const sent = ask(validateCustomizationFile, { params: { id: question.id }, body: {}, files: [chosen] })
    const [preview, taken] = await Promise.all([smallPreview(chosen), atLeastShown(sent).catch(() => null)])
    setSending(null)
    onSending(false)
    if (!taken) return onError(words.offline)
    // What was sent before stays until another one is good.
    if (!taken.success) return onError(taken.errors?.image ?? taken.message)
    onChange({ file: { id: taken.data.file, filename: taken.data.filename, preview } })
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border border-ink/20 p-5">
        {file && <Preview file={file} />}
        <FileButton {...props} onChoose={send} isSending={sending !== null} />
        {file && !sending && (
          <button
            type="button"
            aria-label={fill(words.file.removeNamed, { name: file.filename })}
            onClick={() => onChange({})}
            className="min-h-11 cursor-pointer border-b border-current"
          >
            {words.file.remove}
          </button>
        )}
        {value && (
          <span className="ml-auto">
            <CostLabel cost={valueCost(value, price)} />
          </span>
        )}
      </div>
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {sending ? words.file.sending : file ? fill(words.file.sent, { name: file.filename }) : null}
      </p>
      <FieldProblem id={problemId(question.id)} role="alert" text={error} />
      <p id={`question-${question.id}-hint`} className="field-hint">
        {words.file.hint} {words.file.privacy}
      </p>
    </div>
  )
}

function Preview({ file: { filename, preview } }: { file: KeptFile }) {
  const { words } = useCustomization()
  if (!preview) return null
  return (
    <img
      src={preview}
      alt={fill(words.file.preview, { name: filename })}
      className="size-24 bg-ink/5 object-cover desk:size-28"
    />
  )
}

interface FileButtonProps extends AnswerProps {
  isSending: boolean
  onChoose: (file: File) => void
}

/** The browser’s own field, under a button that looks like ours. */
function FileButton(props: FileButtonProps) {
  const { question, answer, labelId, error, isSending, onChoose } = props
  const { words } = useCustomization()
  const fieldId = `question-${question.id}`
  return (
    <label
      htmlFor={fieldId}
      className="relative flex min-h-12 cursor-pointer items-center border border-ink px-6 transition-colors duration-150 hover:bg-ink/5 has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
    >
      <span id={`${fieldId}-action`}>
        {isSending ? words.checking : answer.file ? words.file.replace : words.file.choose}
      </span>
      <input
        id={fieldId}
        type="file"
        accept={TAKEN}
        disabled={isSending}
        aria-labelledby={`${labelId} ${fieldId}-action`}
        aria-describedby={describedBy(props, `${fieldId}-hint`)}
        aria-invalid={error !== undefined}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // The same file can be chosen again after it was refused.
          target.value = ''
          if (chosen) onChoose(chosen)
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
