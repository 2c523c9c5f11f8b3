import { getParameters } from '#contract/sites/routes.ts'
import { withdrawalDays } from '#rules/orders/withdrawal.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { useKeptFocus } from '#site/accounts/frame/use-kept-focus.ts'
import { ConfirmForm, FindForm, OwnOrders } from '#site/returns/WithdrawalForms.tsx'
import { answerWithdrawalForm, loadNamedOrder, loadOwnOrders } from '#site/returns/withdrawal-form.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { returnWords } from '#words/returns/words.ts'
import type { Route } from './+types/withdrawal.ts'

export function headers() {
  return { 'referrer-policy': 'same-origin' }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [state, own, { parameters }] = await Promise.all([
    loadNamedOrder(page, request.url),
    loadOwnOrders(page),
    page.ask(getParameters, {}).then(answered),
  ])
  const words = returnWords[page.locale].withdrawal
  const days = withdrawalDays(parameterValues(parameters).WITHDRAWAL_DAYS)
  return { words, intro: fill(words.intro, { days }), state, own }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerWithdrawalForm(context.get(pageContext), await request.formData())
}

/** The withdrawal function that the law asks for since 19 June 2026 (article L221-21 of the code de la consommation). */
export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const site = useSite()
  useKeptFocus()
  if (!site) return null
  const { words, intro, own } = loaderData
  const state = actionData ?? loaderData.state
  const here = pathInLocale('/withdrawal', site.locale)
  return (
    <div className="mx-auto w-full max-w-4xl px-6 pt-12 pb-20 desk:px-10 desk:pt-20 desk:pb-28">
      <title>{`${words.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title-2">{state.step === 'declared' ? state.title : words.title}</h1>
      {state.step === 'find' && (
        <>
          <p className="mt-5 mb-10 max-w-[60ch]">{intro}</p>
          {own.length > 0 && <OwnOrders words={words} orders={own} />}
          <FindForm words={words} state={state} />
        </>
      )}
      {state.step === 'order' && (
        <>
          <h2 className="title-3 mt-6 lining-nums">{state.order.isOpen ? state.order.heading : words.over}</h2>
          {state.order.isOpen && <p className="mt-2 max-w-[60ch] lining-nums">{state.order.period}</p>}
          <ConfirmForm words={words} state={state} />
          <Link to={here} className="mt-8 inline-block py-2 underline underline-offset-4">
            {words.other}
          </Link>
        </>
      )}
      {state.step === 'declared' && (
        <div role="status" className="mt-6">
          <p className="max-w-[60ch] lining-nums">{state.text}</p>
          {state.follow && (
            <LinkButton to={state.follow} size="medium" className="mt-6">
              {words.follow}
            </LinkButton>
          )}
        </div>
      )}
      <p className="mt-10 text-[0.9375rem]">
        <Link to={pathInLocale('/sale-terms', site.locale)} className="underline underline-offset-4">
          {words.terms}
        </Link>
      </p>
    </div>
  )
}
