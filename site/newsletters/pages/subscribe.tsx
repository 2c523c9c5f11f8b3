import { data } from 'react-router'
import { subscribeNewsletter } from '#contract/newsletters/routes.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { loadSubscription } from '#site/newsletters/load-subscription.server.ts'
import { SubscribeForm } from '#site/newsletters/SubscribeForm.tsx'
import { wishedLists } from '#site/newsletters/wished-lists.ts'
import { pageContext } from '#site/shell/load-context.ts'
import type { Route } from './+types/subscribe.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadSubscription(context.get(pageContext))
  if (!view) throw data(null, { status: 404 })
  return view
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
  const { words } = loaderData
  const said = words.subscribe
  if (actionData?.isAsked) return <QuietPage eyebrow={words.eyebrow} title={said.asked} intro={said.askedHint} />
  return (
    <QuietPage eyebrow={words.eyebrow} title={said.title} intro={said.intro}>
      <SubscribeForm view={loaderData} sent={actionData ?? null} />
    </QuietPage>
  )
}
