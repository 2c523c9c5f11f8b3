import { getReturnInfo, getReturns } from '#contract/returns/routes.ts'
import { DoneNotice } from '#site/accounts/frame/DoneNotice.tsx'
import { answerOrderForm } from '#site/orders/account/answer-order-form.server.ts'
import { answeredOrMissing, findShownOrder } from '#site/orders/account/find-order.server.ts'
import { OrderActions } from '#site/orders/account/OrderActions.tsx'
import { OrderDetails } from '#site/orders/account/OrderDetails.tsx'
import { orderView } from '#site/orders/account/order-view.server.ts'
import { loadPrivacyText } from '#site/privacy/privacy-text.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import type { Route } from './+types/order.ts'

export async function loader({ params: { id = '' }, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { order, place } = await findShownOrder(page, id)
  const [returns, info, privacy] = await Promise.all([
    page.askAsCaller(getReturns, { query: { order: id } }).then(answeredOrMissing),
    page.ask(getReturnInfo, {}).then(answered),
    loadPrivacyText(page),
  ])
  const hasReturnable = info.isActive && returns.lines.some(({ left }) => left > 0)
  const words = orderPageWords[page.locale]
  const done = new URL(request.url).searchParams.get('done') ?? ''
  return {
    words,
    privacy,
    view: orderView({
      order,
      place,
      locale: page.locale,
      returns: returns.orderBacks,
      hasReturnable,
      withdrawal: returns.withdrawal,
    }),
    back: place.isGuest ? null : pathInLocale('/account/orders', page.locale),
    done: done === 'cancelled' || done === 'asked' ? words.done[done] : undefined,
  }
}

export async function action({ params: { id = '' }, context, request }: Route.ActionArgs) {
  return answerOrderForm(context.get(pageContext), { id, form: await request.formData() })
}

/** One order: where it is, what it held, what it cost, and all that can be done about it. */
export default function OrderPage({
  loaderData: { words, privacy, view, back, done },
  actionData,
}: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <title>{`${view.heading} — ${site.name}`}</title>
      {back ? (
        <Link to={back} className="inline-block py-2 underline underline-offset-4">
          {words.back}
        </Link>
      ) : (
        <p className="eyebrow text-accent">{words.eyebrow}</p>
      )}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="title-2 lining-nums">{view.heading}</h1>
        <p className="text-ink/80 lining-nums">{`${view.status} · ${view.placedOn}`}</p>
      </div>
      <DoneNotice text={done} />
      <OrderActions words={words} privacy={privacy} view={view} answer={actionData ?? null} />
      <OrderDetails words={words} view={view} />
    </>
  )
}
