import {
  getNewsletterPreferences,
  setNewsletterPreferences,
  unsubscribeNewsletter,
} from '#contract/newsletters/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { LinkOver } from '#site/newsletters/LinkOver.tsx'
import { ListChoices } from '#site/newsletters/ListChoices.tsx'
import { wishedLists } from '#site/newsletters/wished-lists.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/router/Form.tsx'
import { fill } from '#words/basics/fill.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import type { Route } from './+types/preferences.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const answer = await askAsCaller(getNewsletterPreferences, { params: { token } })
  const found = answer.success ? answer.data : null
  return linkPage({ words: newsletterWords[locale], locale, found }, { isOver: found === null })
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const form = await request.formData()
  const lists = wishedLists(form)
  const answer =
    form.get('intent') === 'leave'
      ? await askAsCaller(unsubscribeNewsletter, { params })
      : await askAsCaller(setNewsletterPreferences, { params, body: { lists } })
  return linkPage({ isSaved: answer.success }, { isOver: !answer.success })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** One's own page without signing in: the letters lead here. */
export default function PreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, locale, found } = loaderData
  if (!found) return <LinkOver words={words} locale={locale} />
  const said = words.preferences
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={fill(said.intro, { email: found.email })}>
      <Form method="post" className="flex flex-col gap-7">
        {actionData?.isSaved && (
          <p role="status" className="border-accent border-l-2 pl-4">
            {found.subscribed.length > 0 ? said.saved : said.none}
          </p>
        )}
        {/* Ticks are set anew when something else is chosen; the button that did it stays. */}
        <ListChoices key={found.subscribed.join()} title={words.lists} lists={found.lists} chosen={found.subscribed} />
        <p className="max-w-[60ch] text-[0.875rem] opacity-80">{words.consent}</p>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" size="medium" name="intent" value="save">
            {said.submit}
          </Button>
          <Button type="submit" size="medium" look="outline" name="intent" value="leave">
            {said.leave}
          </Button>
        </div>
      </Form>
    </QuietPage>
  )
}
