import { askPasswordReset } from '#contract/accounts/routes.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import { DoorPage } from '#site/accounts/DoorPage.tsx'
import { formRequest, given, refused } from '#site/accounts/form-answer.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Link } from '#ui/router/Link.tsx'
import { passwordWords } from '#words/accounts/passwords/words.ts'
import { accountWords } from '#words/accounts/words.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/password-ask.ts'

/** What was sent and to whom is nobody's business but the mailbox's. */
const HEADERS = { 'referrer-policy': 'same-origin' }

export function loader({ context }: Route.LoaderArgs) {
  const { locale, doNotKeep } = context.get(pageContext)
  doNotKeep()
  return { locale, said: passwordWords[locale], words: accountWords[locale] }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const body = given(await request.formData(), ['email'])
  const answer = await askAsCaller(askPasswordReset, formRequest(askPasswordReset, body))
  return answer.success ? { isSent: true as const } : refused({ intent: 'ask', body, failure: answer })
}

export function headers() {
  return HEADERS
}

/** For who has forgotten: the address, and the same answer to everyone. */
export default function PasswordAskPage({ loaderData: { locale, said, words }, actionData }: Route.ComponentProps) {
  const { ask, eyebrow } = said
  if (actionData && 'isSent' in actionData) {
    return (
      <DoorPage eyebrow={eyebrow} title={ask.sentTitle} intro={ask.sent}>
        <p role="status" className="mb-8 max-w-[52ch]">
          {ask.again}
        </p>
        <LinkButton to={pathInLocale('/password/reset/ask', locale)} look="outline" size="medium">
          {ask.askAgain}
        </LinkButton>
      </DoorPage>
    )
  }
  const told = actionData ?? null
  return (
    <DoorPage eyebrow={eyebrow} title={ask.title} intro={ask.intro}>
      <AccountForm intent="ask" next={null} words={words} submit={ask.submit} refused={told}>
        <TextField
          {...accountField({ form: 'ask', name: 'email', refused: told })}
          type="email"
          label={ask.email}
          autoComplete="username"
          inputMode="email"
          required
        />
      </AccountForm>
      <p className="mt-8">
        <Link to={pathInLocale('/auth', locale)} className="underline underline-offset-4">
          {ask.back}
        </Link>
      </p>
    </DoorPage>
  )
}
