import { useId } from 'react'

interface NumberFieldProps {
  /** Heard, not seen: what stands around it shows what is counted. */
  label: string
  words: { less: string; more: string; choose: string }
  typed: string
  /** The numbers most often wanted. */
  choices: readonly number[]
  /** The id of what says what is wrong with it. */
  problemId: string | undefined
  isLeast: boolean
  onType: (typed: string) => void
  /** What the list offers was chosen; told like typing where nothing else is to be done. */
  onChoose?: (chosen: string) => void
  onLeave: () => void
  onStep: (direction: 'up' | 'down') => void
}

/** A number one can step, type or choose from a list. */
export function NumberField(props: NumberFieldProps) {
  const { label, words, typed, choices, problemId, isLeast, onType, onChoose = onType, onLeave, onStep } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="field-frame number-field">
        <button type="button" aria-label={words.less} aria-disabled={isLeast} onClick={() => onStep('down')}>
          −
        </button>
        <input
          id={id}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
        <span className="relative grid w-7 place-items-center">
          <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5 fill-none stroke-current">
            <path d="M1 1l4 4 4-4" />
          </svg>
          <select
            aria-label={words.choose}
            value={choices.includes(Number(typed)) ? typed : ''}
            onChange={({ target }) => target.value && onChoose(target.value)}
            className="absolute inset-0 cursor-pointer appearance-none text-transparent opacity-0 focus-visible:opacity-100"
          >
            <option value="" hidden />
            {choices.map((choice) => (
              <option key={choice} value={choice} className="bg-ground text-ink">
                {choice}
              </option>
            ))}
          </select>
        </span>
        <button type="button" aria-label={words.more} onClick={() => onStep('up')}>
          +
        </button>
      </div>
    </div>
  )
}
