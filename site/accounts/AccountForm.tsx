import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import { useLocation, useNavigation } from '#ui/router/hooks.ts'
import type { AccountWords } from '#words/accounts/fr.ts'
import type { RefusedForm } from './form-answer.server.ts'

interface AccountFormProps {
  intent: string
  next: string | null
  words: AccountWords
  submit: string
  /** What the server had against this form, if it was this one. */
  refused: RefusedForm | null
  /** The quieter of two forms. */
  isQuiet?: boolean
  /** What the browser does once the form is accepted, before the next page is asked for. */
  onLed?: () => Promise<void>
  children?: ReactNode
}

/** A plain form that works before any script does; afterwards the page stays, with all that was typed. */
export function AccountForm({
  intent,
  next,
  words,
  submit,
  refused,
  isQuiet = false,
  onLed,
  children,
}: AccountFormProps) {
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent
  const hasFieldErrors = refused !== null && Object.keys(refused.errors).length > 0
  useTopOfNextPage(isBusy)
  const round = useRound({ isBusy, isRefused: refused !== null })
  const form = useProblemFocus<HTMLFormElement>(refused)
  return (
    <Form
      key={round}
      method="post"
      noValidate
      preventScrollReset
      onLed={onLed}
      ref={form}
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {next && <input type="hidden" name="next" value={next} />}
      {refused?.message && !hasFieldErrors && (
        <div
          data-told
          tabIndex={-1}
          className="field-soft border-primary border-l-2 bg-ink/[0.045] px-4 pt-1 pb-3 outline-none"
        >
          <FieldProblem role="alert" text={refused.message} />
        </div>
      )}
      {children}
      <Button
        type="submit"
        look={isQuiet ? 'outline' : 'primary'}
        size="medium"
        aria-disabled={isBusy}
        className={isQuiet ? '' : 'border border-primary'}
      >
        {isBusy ? words.busy : submit}
      </Button>
    </Form>
  )
}

/** One more each time the form was accepted: what was typed makes way for what is kept now, passwords for nothing. */
function useRound({ isBusy, isRefused }: { isBusy: boolean; isRefused: boolean }): number {
  const [round, setRound] = useState(0)
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (wasBusy && !isRefused) setRound(round + 1)
  }
  return round
}

/** A refused form stays where it is on the screen; another page that it leads to is read from its top. */
function useTopOfNextPage(isBusy: boolean): void {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const isLeaving = isBusy && location !== undefined && location.pathname !== pathname
  useEffect(() => {
    if (isLeaving) return goToTop
  }, [isLeaving])
}

/** The glide to a button that was tabbed to goes on beside us until the next frame is drawn: so once more then. */
function goToTop(): void {
  const scroll = () => window.scrollTo({ top: 0, behavior: 'instant' })
  scroll()
  requestAnimationFrame(() => requestAnimationFrame(scroll))
}
