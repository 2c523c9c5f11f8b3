import { stopReviewRequests } from '#contract/reviews/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { ReviewLinkOver } from '#site/reviews/ReviewLinkOver.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/router/Form.tsx'
import { reviewFormWords } from '#words/reviews/form/words.ts'
import type { Route } from './+types/stop.ts'

/** Looking changes nothing: programs open the links of mails too. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(pageContext)
  return linkPage({ words: reviewFormWords[locale], locale }, { isOver: false })
}

/** The button, and the one click of mail programs (RFC 8058): a POST with no cookie and no page behind it. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { success } = await context.get(pageContext).ask(stopReviewRequests, { params: { token } })
  return linkPage({ isDone: success }, { isOver: !success })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function StopPage({ loaderData: { words, locale }, actionData }: Route.ComponentProps) {
  const said = words.stop
  if (actionData?.isDone === false) return <ReviewLinkOver words={words} locale={locale} />
  if (actionData) return <QuietPage eyebrow={words.eyebrow} title={said.done} intro={said.doneHint} />
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
