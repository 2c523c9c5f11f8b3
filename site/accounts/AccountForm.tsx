import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { Intent, RefusedForm } from './answer-form.server.ts'
import { Problem } from './Field.tsx'

interface AccountFormProps {
  intent: Intent
  next: string | null
  words: AccountWords
  submit: string
  /** What the server had against this form, if it was this one. */
  refused: RefusedForm | null
  /** The quieter of two forms. */
  isQuiet?: boolean
  children?: ReactNode
}

/** A plain form that works before any script does; afterwards the page stays, with all that was typed. */
export function AccountForm({ intent, next, words, submit, refused, isQuiet = false, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
  const hasFieldErrors = refused !== null && Object.keys(refused.errors).length > 0
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-told]')?.focus()
  }, [refused])
  const look = isQuiet
    ? 'border border-ink hover:bg-ink hover:text-ground'
    : 'border border-primary bg-primary text-on-primary hover:opacity-90'
  return (
    <Form method="post" noValidate preventScrollReset ref={form} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      {next && <input type="hidden" name="next" value={next} />}
      {refused?.message && !hasFieldErrors && (
        <div data-told tabIndex={-1} className="border-primary border-l-2 bg-ink/[0.045] px-4 pt-1 pb-3 outline-none">
          <Problem text={refused.message} />
        </div>
      )}
      {children}
      <button
        type="submit"
        aria-disabled={isBusy}
        className={`min-h-12 cursor-pointer px-8 py-3 transition-[color,background-color,opacity] duration-150 ${look}`}
      >
        {isBusy ? words.busy : submit}
      </button>
    </Form>
  )
}
