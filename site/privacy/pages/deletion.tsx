import { data } from 'react-router'
import { deleteAddress } from '#contract/privacy/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { DeletionFacts } from '#site/privacy/DeletionFacts.tsx'
import { PrivacyLinkOver } from '#site/privacy/PrivacyLinkOver.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/deletion.ts'

/** Looking changes nothing: programs open the links of mails too. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return linkPage({ words: privacyWords[locale], locale }, { isOver: false })
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const answer = await context.get(pageContext).askAsCaller(deleteAddress, { params: { token } })
  if (answer.success) return { isDone: true, isOver: false, told: '' }
  const isOver = answer.code === 'privacy-link-over'
  return data({ isDone: false, isOver, told: answer.message }, { status: isOver ? 410 : 409 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The last step of being forgotten. */
export default function DeletionPage({ loaderData: { words, locale }, actionData }: Route.ComponentProps) {
  const said = words.deletion
  if (actionData?.isOver) return <PrivacyLinkOver words={words} locale={locale} />
  if (actionData?.isDone) {
    return (
      <QuietPage eyebrow={words.eyebrow} title={said.done} intro={said.doneHint}>
        <LinkButton to={pathInLocale('/', locale)} size="medium">
          {said.home}
        </LinkButton>
      </QuietPage>
    )
  }
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={said.intro}>
      <DeletionFacts said={said} />
      <Form method="post" className="flex flex-col items-start gap-5">
        {actionData && <FieldProblem role="alert" text={actionData.told} />}
        <Button type="submit" size="medium">
          {said.submit}
        </Button>
      </Form>
    </QuietPage>
  )
}
