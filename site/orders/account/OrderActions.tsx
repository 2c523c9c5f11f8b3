import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { useProblemFocus } from '#ui/controls/use-problem-focus.ts'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import type { OrderPageWords } from '#words/orders/account/fr.ts'
import type { OrderFormAnswer } from './answer-order-form.server.ts'
import type { OrderPageView } from './order-view.server.ts'
import { Told } from './Told.tsx'

interface OrderActionsProps {
  words: OrderPageWords
  /** What the estate says of personal data. */
  privacy: string | null
  view: OrderPageView
  answer: OrderFormAnswer | null
}

/** All that a customer can do about an order, each a plain form or a link. */
export function OrderActions({ words, privacy, view: { actions, questionHint }, answer }: OrderActionsProps) {
  const refused = (intent: string) => (answer?.refused?.intent === intent ? answer.refused : null)
  const part = useProblemFocus<HTMLElement>(answer?.refused)
  return (
    <section ref={part} aria-label={words.actions} className="mt-8 border-ink/15 border-y py-6">
      {refused('reorder') && <Told kind="alert">{refused('reorder')?.message}</Told>}
      {refused('cancel') && <Told kind="alert">{refused('cancel')?.message}</Told>}
      {answer?.again && <Again words={words} again={answer.again} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {actions.pay && (
          <LinkButton to={actions.pay} size="medium">
            {words.pay}
          </LinkButton>
        )}
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="reorder" size="medium" look={actions.pay ? 'outline' : 'primary'}>
            {words.reorder}
          </Button>
        </Form>
        {actions.return && (
          <LinkButton to={actions.return} size="medium" look="outline">
            {words.return}
          </LinkButton>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-1 desk:flex-row desk:flex-wrap desk:items-start desk:gap-x-8">
        <Fold title={words.question} isOpen={refused('question') !== null}>
          <Form method="post" preventScrollReset noValidate className="flex max-w-xl flex-col gap-4">
            <TextArea
              id="question"
              name="message"
              look="soft"
              rows={4}
              maxLength={5_000}
              required
              label={words.questionLabel}
              hint={questionHint}
              problem={refused('question')?.message}
              defaultValue={refused('question')?.text}
            />
            <div>
              <Button type="submit" name="intent" value="question" size="medium" look="outline">
                {words.questionSend}
              </Button>
            </div>
            <PrivacyNote text={privacy} />
          </Form>
        </Fold>
        {actions.cancel && (
          <Fold title={words.cancel}>
            <p className="max-w-[52ch]">{actions.cancel}</p>
            <Form method="post" preventScrollReset className="mt-4">
              <Button type="submit" name="intent" value="cancel" size="medium" look="outline">
                {words.cancelConfirm}
              </Button>
            </Form>
          </Fold>
        )}
        {actions.withdraw && (
          <p className="py-2">
            <Link to={actions.withdraw.path} className="underline underline-offset-4">
              {words.withdraw}
            </Link>
            <span className="block text-[0.9375rem] text-ink/80 lining-nums">{actions.withdraw.hint}</span>
          </p>
        )}
      </div>
    </section>
  )
}

/** Opened by a touch, with or without a script. */
function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="open:w-full">
      <summary className="w-fit cursor-pointer py-2 underline underline-offset-4">{title}</summary>
      <div className="pt-3 pb-5">{children}</div>
    </details>
  )
}

function Again({ words, again }: { words: OrderPageWords; again: NonNullable<OrderFormAnswer['again']> }) {
  return (
    <div className="-mt-6 mb-6">
      <Told kind="info">
        <p>{words.again.some}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {again.missing.map(({ text, link }) => (
            <li key={text}>
              {`${text} `}
              {link && (
                <Link to={link.path} className="underline underline-offset-4">
                  {link.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-3">
          <Link to={again.cart} className="underline underline-offset-4">
            {words.again.cart}
          </Link>
        </p>
      </Told>
    </div>
  )
}
