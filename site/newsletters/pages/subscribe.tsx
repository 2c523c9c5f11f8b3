import { data } from 'react-router'
import { getNewsletterLists, subscribeNewsletter } from '#contract/newsletters/routes.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { ListChoices } from '#site/newsletters/ListChoices.tsx'
import { wishedLists } from '#site/newsletters/wished-lists.ts'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import { PrivacyNote } from '#ui/text/PrivacyNote.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import type { Route } from './+types/subscribe.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const [answer, privacy] = await Promise.all([ask(getNewsletterLists, {}), loadPrivacyText({ ask })])
  if (!answer.success) throw data(null, { status: 404 })
  const policy = pathInLocale('/privacy-policy', locale)
  return { words: newsletterWords[locale], lists: answer.data.lists, policy, privacy }
}

const STATUS: Readonly<Record<string, number>> = { 'too-many-requests': 429, 'newsletter-off': 404 }

export async function action({ context, request }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const [lists, consent] = [wishedLists(form), form.get('consent') === 'on']
  const answer = await askAsCaller(subscribeNewsletter, { body: { email, lists, consent } })
  if (answer.success) return { isAsked: true as const }
  const { code, message, errors = {} } = answer
  const told = { isAsked: false as const, email, lists, consent, errors, message }
  return data(told, { status: STATUS[code] ?? 400 })
}

/** Subscribing: an address, what one wants, and a tick that nobody has set. Works without a script. */
export default function SubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, lists, policy, privacy } = loaderData
  const said = words.subscribe
  if (actionData?.isAsked) return <QuietPage eyebrow={words.eyebrow} title={said.asked} intro={said.askedHint} />
  const errors: Readonly<Record<string, string>> = actionData?.errors ?? {}
  const [before = '', after = ''] = words.privacy.split('{link}')
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={said.intro}>
      <Form method="post" noValidate className="flex flex-col gap-7">
        {actionData && Object.keys(errors).length === 0 && <FieldProblem role="alert" text={actionData.message} />}
        <TextField
          id="newsletter-email"
          name="email"
          type="email"
          look="soft"
          label={said.email}
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={actionData?.email}
          problem={errors.email}
        />
        <ListChoices title={words.lists} lists={lists} chosen={actionData?.lists ?? []} problem={errors.lists} />
        <Checkbox
          id="newsletter-consent"
          name="consent"
          look="soft"
          label={words.consent}
          required
          defaultChecked={actionData?.consent ?? false}
          problem={errors.consent}
        />
        <Button type="submit" size="medium" className="self-start">
          {said.submit}
        </Button>
        <p className="text-[0.875rem] opacity-80">
          {before}
          <a href={policy} className="underline underline-offset-4">
            {words.privacyLink}
          </a>
          {after}
        </p>
        <PrivacyNote text={privacy} />
      </Form>
    </QuietPage>
  )
}
