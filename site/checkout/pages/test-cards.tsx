import { data } from 'react-router'
import { getTestPayment } from '#contract/payments/routes.ts'
import { TestBank } from '#site/checkout/test-cards/TestBank.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { bankWords } from '#words/payments/test-bank/words.ts'
import type { Route } from './+types/test-cards.ts'
/** A bank of its own: nothing of the estate around it. */
export const handle = { hasOwnFrame: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const { reference } = params
  if (!/^[0-9a-f]{32}$/.test(reference)) throw data(null, { status: 404 })
  const answer = await ask(getTestPayment, { params: { reference } })
  if (answer.success) return { payment: answer.data, words: bankWords[locale], locale }
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
