import { confirmNewsletter } from '#contract/newsletters/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkOver } from '#site/newsletters/LinkOver.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import type { Route } from './+types/confirm.ts'

/** Programs that open the links of mails to look at them confirm nothing: a person presses the button. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return linkPage({ words: newsletterWords[locale], locale }, { isOver: false })
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const answer = await context.get(pageContext).askAsCaller(confirmNewsletter, { params: { token } })
  return linkPage({ token: answer.success ? answer.data.token : null }, { isOver: !answer.success })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ConfirmPage({ loaderData: { words, locale }, actionData }: Route.ComponentProps) {
  const said = words.confirm
  if (actionData?.token === null) return <LinkOver words={words} locale={locale} />
  if (actionData) {
    return (
      <QuietPage eyebrow={words.eyebrow} title={said.done} intro={said.doneHint}>
        <LinkButton to={pathInLocale(`/newsletter/preferences/${actionData.token}`, locale)} size="medium">
          {said.preferences}
        </LinkButton>
      </QuietPage>
    )
  }
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={said.intro}>
      <Form method="post">
        <Button type="submit" size="medium">
          {said.submit}
        </Button>
      </Form>
    </QuietPage>
  )
}
