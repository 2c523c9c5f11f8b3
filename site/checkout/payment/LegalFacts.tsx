import type { Cart } from '#contract/carts/carts.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { withdrawalFacts } from './withdrawal-facts.ts'

/** What the law wants said just before one pays (code de la consommation, L221-5 and L221-14). */
export function LegalFacts({ cart: { hasAlcohol, needsDelivery, products } }: { cart: Cart }) {
  const { words, settings } = useCheckout()
  const { limits, means, adults, prices } = words.payment
  const facts = [
    prices,
    means,
    ...(needsDelivery ? [settings.deliversAbroad ? limits.abroad : limits.france] : []),
    ...withdrawalFacts({ products, words: words.payment, days: settings.withdrawalDays }),
    ...(hasAlcohol ? [adults] : []),
  ]
  return (
    <section aria-labelledby="avant-de-payer">
      <h2 id="avant-de-payer" className="title-3">
        {words.payment.legalHeading}
      </h2>
      <ul className="mt-4 flex max-w-[64ch] flex-col gap-2 text-[0.9375rem]">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
