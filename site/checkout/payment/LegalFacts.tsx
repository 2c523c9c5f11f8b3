import type { Cart } from '#contract/carts/carts.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fill } from '#words/basics/fill.ts'

/** What the law wants said just before one pays (code de la consommation, L221-5 and L221-14). */
export function LegalFacts({ cart: { hasAlcohol, needsDelivery, products } }: { cart: Cart }) {
  const { words, settings } = useCheckout()
  const { withdrawal, personal, limits, means, adults, prices } = words.payment
  const made = products.filter(({ customizations }) => isPersonalised(customizations))
  const names = made.map(({ name }) => name).join(', ')
  const facts = [
    prices,
    means,
    ...(needsDelivery ? [settings.deliversAbroad ? limits.abroad : limits.france] : []),
    ...(made.length < products.length ? [fill(withdrawal, { days: settings.withdrawalDays })] : []),
    ...(made.length > 0 ? [fill(personal, { names })] : []),
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
