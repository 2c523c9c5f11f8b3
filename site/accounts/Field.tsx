import { type ComponentProps, useState } from 'react'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  /** The form it belongs to; names are unique within one only. */
  form: string
  name: string
  label: string
  hint?: string | undefined
  problem: string | undefined
}

const INPUT =
  'block min-h-12 w-full border border-transparent border-b-ink/60 bg-ink/[0.045] px-3.5 py-2.5 text-[1.0625rem] transition-colors duration-150 hover:bg-ink/[0.07] focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-ink'

/** A labelled field that says what is wrong with it. */
export function Field({ form, name, label, hint, problem, ...input }: FieldProps) {
  const id = `${form}-${name}`
  return (
    <div>
      <Label id={id} label={label} />
      <input {...input} {...describedBy(id, hint, problem)} id={id} name={name} className={INPUT} />
      <FieldHint id={id} hint={hint} problem={problem} />
    </div>
  )
}

/** A password can be looked at: who sees what they type need not type it twice. */
export function PasswordField({ words, ...field }: FieldProps & { words: AccountWords }) {
  const { form, name, label, hint, problem, ...input } = field
  const [isShown, setShown] = useState(false)
  const id = `${form}-${name}`
  return (
    <div>
      <Label id={id} label={label} />
      <div className="relative">
        <input
          {...input}
          {...describedBy(id, hint, problem)}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={`${INPUT} pr-24`}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 cursor-pointer px-3.5 text-[0.875rem] underline-offset-4 hover:underline noscript:hidden"
        >
          {isShown ? words.hide : words.show}
        </button>
      </div>
      <FieldHint id={id} hint={hint} problem={problem} />
    </div>
  )
}

function Label({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="mb-1.5 block text-[0.9375rem]">
      {label}
    </label>
  )
}

export function FieldHint({
  id,
  hint,
  problem,
}: {
  id: string
  hint?: string | undefined
  problem: string | undefined
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.875rem] leading-snug opacity-80">
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`} text={problem} />}
    </>
  )
}

export function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-2 text-[0.9375rem] leading-snug">
      <span className="mt-px shrink-0 text-primary">
        <Glyph sign="alert" />
      </span>
      {text}
    </p>
  )
}

export function describedBy(id: string, hint: string | undefined, problem: string | undefined) {
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean)
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined }
}
