import { data } from 'react-router'
import { getReviewForm, saveReviews } from '#contract/reviews/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import { LineReview } from '#site/reviews/LineReview.tsx'
import { ReviewLinkOver } from '#site/reviews/ReviewLinkOver.tsx'
import { writtenReviews } from '#site/reviews/written-reviews.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Form } from '#ui/router/Form.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { reviewFormWords } from '#words/reviews/form/words.ts'
import { reviewRuleWords } from '#words/reviews/rules/words.ts'
import type { Route } from './+types/review.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { locale } = page
  const [answer, privacy] = await Promise.all([
    page.askAsCaller(getReviewForm, { params: { token } }),
    loadPrivacyText(page),
  ])
  const form = answer.success ? answer.data : null
  const words = reviewFormWords[locale]
  const { refusals } = reviewRuleWords[locale]
  return linkPage({ words, refusals, locale, form, privacy }, { isOver: form === null })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const reviews = writtenReviews(await request.formData())
  const refuse = (message: string, errors: Readonly<Record<string, string>> = {}) =>
    data({ isSaved: false as const, reviews, message, errors }, { status: 400 })
  if (reviews.length === 0) return refuse(reviewFormWords[locale].nothing)
  const answer = await askAsCaller(saveReviews, { params, body: { reviews } })
  return answer.success ? { isSaved: true as const } : refuse(answer.message, answer.errors)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What buyers say of what they bought: the link of a mail leads here. Works without a script. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, refusals, locale, form, privacy } = loaderData
  if (!form) return <ReviewLinkOver words={words} locale={locale} />
  const isOpen = form.lines.some(({ review }) => review?.state !== 'PUBLISHED')
  const refused = actionData?.isSaved === false ? actionData : null
  /** Of the line's place among what was sent. */
  const problemsOf = (line: number) => {
    const at = refused?.reviews.findIndex((review) => review.line === line) ?? -1
    const found = Object.entries(refused?.errors ?? {}).filter(([field]) => field.startsWith(`reviews.${at}.`))
    return Object.fromEntries(found.map(([field, text]) => [field.split('.').at(-1) ?? '', text]))
  }
  return (
    <QuietPage eyebrow={words.eyebrow} title={words.title} intro={fill(words.intro, { reference: form.reference })}>
      <Form method="post" noValidate className="flex flex-col gap-10" preventScrollReset={refused !== null}>
        {refused && <FieldProblem role="alert" text={refused.message} />}
        {actionData?.isSaved && (
          <p role="status" className="border-accent border-l-2 pl-4">
            {words.saved}
          </p>
        )}
        {form.lines.map((line) => (
          <LineReview
            key={line.line}
            line={line}
            words={words}
            refusals={refusals}
            typed={refused?.reviews.find((review) => review.line === line.line)}
            problems={problemsOf(line.line)}
          />
        ))}
        {isOpen && (
          <div className="flex flex-col items-start gap-5">
            <p className="text-[0.9375rem]">{fill(words.signed, { author: form.author })}</p>
            <Button type="submit" size="medium">
              {words.submit}
            </Button>
          </div>
        )}
        <a href={pathInLocale('/avis-verifies', locale)} className="self-start py-2 underline underline-offset-4">
          {words.rules}
        </a>
        <PrivacyNote text={privacy} />
      </Form>
    </QuietPage>
  )
}
