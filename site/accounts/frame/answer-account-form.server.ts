import { redirect } from 'react-router'
import type { Envelope, Failure } from '#contract/basics/envelope.ts'
import { refused } from '#site/accounts/form-answer.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { signInFirst } from './signed-in.server.ts'

interface AccountAnswer {
  /** Which form of the page it was. */
  intent: string
  body: Readonly<Record<string, string>>
  answer: Envelope<unknown>
  /** The page to come back to, which then says what was done. */
  path: string
  done: string
}

/** After a form of the account: back to its page with a word of what was done, or the form again with what is wrong. */
export function answerAccountForm(page: PageContext, { intent, body, answer, path, done }: AccountAnswer) {
  if (answer.success) throw redirect(`${pathInLocale(path, page.locale)}?done=${done}`)
  if (isSignedOut(answer)) throw signInFirst(page)
  return refused({ intent, body, failure: answer })
}

function isSignedOut({ code }: Failure): boolean {
  return code === 'not-signed-in'
}

/** What the address says was done, where the page has words for it. */
export function doneIn<Words extends object>(url: string, words: Words): string | undefined {
  const done = new URL(url).searchParams.get('done') ?? ''
  return Object.hasOwn(words, done) ? String(words[done as keyof Words]) : undefined
}
