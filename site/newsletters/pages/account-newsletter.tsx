import { data } from 'react-router'
import {
  getNewsletterLists,
  getNewsletterSubscription,
  setNewsletterSubscription,
} from '#contract/newsletters/routes.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { ListChoices } from '#site/newsletters/ListChoices.tsx'
import { wishedLists } from '#site/newsletters/wished-lists.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { Form } from '#ui/router/Form.tsx'
import { fill } from '#words/basics/fill.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import type { Route } from './+types/account-newsletter.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const own = answeredToOwner(await page.askAsCaller(getNewsletterSubscription, {}), page)
  const answer = await page.ask(getNewsletterLists, {})
  return { words: newsletterWords[page.locale], own, lists: answer.success ? answer.data.lists : [] }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { askAsCaller } = context.get(pageContext)
  const lists = wishedLists(await request.formData())
  const answer = await askAsCaller(setNewsletterSubscription, { body: { lists } })
  if (answer.success) return { problem: null, chosen: lists, isAwaiting: answer.data.awaiting.length > 0 }
  const status = answer.code === 'too-many-requests' ? 429 : 400
  return data({ problem: answer.message, chosen: lists, isAwaiting: false }, { status })
}

/** Which letters the customer receives. Works without a script. */
export default function AccountNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, own, lists } = loaderData
  const said = words.account
  const saved = own.lists.length > 0 ? words.preferences.saved : words.preferences.none
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      {lists.length === 0 ? (
        <p className="mt-5 max-w-[60ch]">{said.off}</p>
      ) : (
        <>
          <p className="mt-5 mb-10 max-w-[60ch]">{fill(said.intro, { email: own.email })}</p>
          <Form method="post" className="flex max-w-2xl flex-col gap-7">
            {actionData?.problem && <FieldProblem role="alert" text={actionData.problem} />}
            {actionData?.problem === null && (own.isProven || actionData.isAwaiting) && (
              <p role="status" className="border-accent border-l-2 pl-4">
                {actionData.isAwaiting ? said.awaiting : saved}
              </p>
            )}
            {/* Ticks are set anew when something else is chosen; the button that did it stays. */}
            <ListChoices
              key={own.lists.join()}
              title={words.lists}
              lists={lists}
              chosen={own.isProven ? own.lists : (actionData?.chosen ?? [])}
            />
            <p className="max-w-[60ch] text-[0.875rem] opacity-80">{words.consent}</p>
            {!own.isProven && <p className="max-w-[60ch] text-[0.9375rem]">{said.unproven}</p>}
            <Button type="submit" size="medium" className="self-start">
              {words.preferences.submit}
            </Button>
          </Form>
        </>
      )}
    </>
  )
}
