import { unsubscribeNewsletter } from '#contract/newsletters/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkOver } from '#site/newsletters/LinkOver.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import type { Route } from './+types/unsubscribe.ts'

/** Looking changes nothing: programs open the links of mails too. */
export function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return linkPage({ words: newsletterWords[locale], locale, token }, { isOver: false })
}

/** The button, and the one click of mail programs (RFC 8058): a POST with no cookie and no page behind it. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { success } = await context.get(pageContext).ask(unsubscribeNewsletter, { params: { token } })
  return linkPage({ isDone: success }, { isOver: !success })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, locale, token } = loaderData
  const said = words.unsubscribe
  if (actionData?.isDone === false) return <LinkOver words={words} locale={locale} />
  if (actionData) {
    return (
      <QuietPage eyebrow={words.eyebrow} title={said.done} intro={said.doneHint}>
        <LinkButton to={pathInLocale(`/newsletter/preferences/${token}`, locale)} size="medium">
          {words.confirm.preferences}
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
