import { redirect } from 'react-router'
import { acceptQuote, getQuote } from '#contract/quotes/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { OrderBill } from '#site/checkout/links/OrderBill.tsx'
import { quoteView } from '#site/quotes/quote-view.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useNavigation } from '#ui/router/hooks.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { quoteWords } from '#words/quotes/words.ts'
import type { Route } from './+types/quote.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const answer = await askAsCaller(getQuote, { params: { token } })
  const view = quoteView(answer.success ? answer.data.quote : null, locale)
  const shown = {
    ...view,
    words: quoteWords[locale],
    file: view.bill ? `/api/quote/${token}/file` : null,
    contact: pathInLocale('/nous-contacter', locale),
  }
  return linkPage(shown, { isOver: view.isOver })
}

/** Programs that open the links of mails to look at them accept nothing: a person presses the button. */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const answer = await askAsCaller(acceptQuote, { params: { token } })
  if (answer.success) throw redirect(answer.data.path, 303)
  return { message: answer.message }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What the estate offers, until when, and the way to say yes: for whoever holds the link. */
export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { words, title, intro, bill, accept, file, contact } = loaderData
  return (
    <QuietPage eyebrow={words.eyebrow} title={title} intro={intro}>
      <FieldProblem role="alert" text={actionData?.message} />
      {bill && <OrderBill bill={bill} />}
      {accept && (
        <Form method="post" className="mt-10">
          <Button type="submit" disabled={isBusy} className="max-desk:w-full">
            {accept}
          </Button>
        </Form>
      )}
      {file ? (
        <a href={file} download className="mt-8 inline-block py-2 underline underline-offset-4">
          {words.file}
        </a>
      ) : (
        <LinkButton to={contact} look="outline" size="medium" className="mt-8">
          {words.contact}
        </LinkButton>
      )}
    </QuietPage>
  )
}
