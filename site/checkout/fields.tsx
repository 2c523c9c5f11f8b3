import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { Field } from './address/address-fields.ts'
import { useCheckout } from './checkout-context.tsx'
import { BOX, FieldError, TINT } from './parts.tsx'

export const fieldId = (field: Field | string) => `champ-${field.replace('.', '-')}`
export const INPUT = `min-h-13 w-full border-b border-ink/60 px-4 py-3 text-[1.0625rem] text-ink aria-invalid:border-[#b3261e] ${TINT}`

interface Labelled {
  field: Field
  label: string
  hint?: string | undefined
  error: string | undefined
  isOptional?: boolean
}

export function describe({ field, hint, error }: Pick<Labelled, 'field' | 'hint' | 'error'>): string | undefined {
  const id = fieldId(field)
  return [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ') || undefined
}

export function FieldFrame({ children, ...props }: Labelled & { children: ReactNode }) {
  const { words } = useCheckout()
  const { field, label, hint, error, isOptional } = props
  const id = fieldId(field)
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <label htmlFor={id} className="text-heading">
        {label}
        {isOptional && <span className="ml-2 text-[0.9375rem] text-ink/75">{words.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-aide`} className="text-[0.9375rem] text-ink/80">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-erreur`} message={error} />
    </div>
  )
}

interface TextFieldProps extends Labelled {
  value: string
  onChange: (value: string) => void
  autoComplete: string
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  maxLength?: number
  max?: string
}

export function TextField({
  value,
  onChange,
  autoComplete,
  type = 'text',
  inputMode,
  maxLength,
  max,
  ...labelled
}: TextFieldProps) {
  const { field, error, isOptional } = labelled
  return (
    <FieldFrame {...labelled}>
      <input
        id={fieldId(field)}
        name={field}
        type={type}
        value={value}
        inputMode={inputMode}
        maxLength={maxLength}
        max={max}
        autoComplete={autoComplete}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={describe(labelled)}
        onChange={(event) => onChange(event.target.value)}
        className={INPUT}
      />
    </FieldFrame>
  )
}

interface TickProps {
  id: string
  label: ReactNode
  hint?: string
  error?: string | undefined
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

export function Tick({ id, label, hint, error, isTicked, onChange }: TickProps) {
  return (
    <div className="flex flex-col gap-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-4 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-3">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-invalid={error !== undefined}
          aria-describedby={[hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-primary outline-none"
        />
        <span className="flex-1">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-aide`} className="pl-9 text-[0.9375rem] text-ink/80">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-erreur`} message={error} />
    </div>
  )
}

interface ChoiceProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

/** One of several, as a surface that can be touched anywhere. */
export function Choice({ name, label, hint, aside, isChosen, isDisabled = false, onChoose }: ChoiceProps) {
  return (
    <label className={BOX}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-heading">{label}</span>
        {hint && <span className="mt-0.5 block text-[0.9375rem] text-ink/80">{hint}</span>}
      </span>
      {aside && <span className="shrink-0 text-right">{aside}</span>}
    </label>
  )
}
