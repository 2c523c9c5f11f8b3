import type { FormEvent } from 'react'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { describeField } from '#ui/controls/describe-field.ts'

interface CodeFormProps {
  id: string
  label: string
  button: string
  code: string
  problem: string | undefined
  isBusy: boolean
  onType: (code: string) => void
  onSend: (code: string) => Promise<void> | void
}

/** A code to type, and the button that tries it. */
export function CodeForm({ id, label, button, code, problem, isBusy, onType, onSend }: CodeFormProps) {
  const { words } = useCheckout()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void onSend(code.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[28rem] flex-col gap-2">
      <label htmlFor={id} className="text-heading">
        {label}
        <span className="field-optional">{`, ${words.optional}`}</span>
      </label>
      <div className="flex items-stretch gap-3">
        <input
          {...describeField({ id, problem })}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
          className="input-line"
        />
        <button
          type="submit"
          disabled={isBusy}
          className="shrink-0 cursor-pointer border border-ink/40 px-6 hover:border-ink disabled:opacity-60"
        >
          {button}
        </button>
      </div>
    </form>
  )
}
