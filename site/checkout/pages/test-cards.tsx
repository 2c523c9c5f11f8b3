import { data } from 'react-router'
import { getTestPayment } from '#client/test-cards-calls.ts'
import { TestBank } from '#site/checkout/test-cards/TestBank.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { bankWordsByLocale } from '#words/checkout.ts'
import type { Route } from './+types/test-cards.ts'

/** A bank of its own: nothing of the estate around it. */
export const handle = { hasOwnFrame: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const { reference } = params
  if (!/^[0-9a-f]{32}$/.test(reference)) throw data(null, { status: 404 })
  const answer = await ask(getTestPayment, { params: { reference } })
  if (answer.success) return { payment: answer.data, words: bankWordsByLocale[locale], locale }
  if (answer.code === 'payment-not-found') throw data(null, { status: 404 })
  throw new Error(answer.message)
}

export default function CheckoutBank({ loaderData: { payment, words, locale } }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <TestBank payment={payment} words={words} locale={locale} />
    </>
  )
}
