import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fill } from '#words/basics/fill.ts'

/** What the law wants said just before one pays (code de la consommation, L221-5 and L221-14). */
export function LegalFacts({ hasAlcohol, needsDelivery }: { hasAlcohol: boolean; needsDelivery: boolean }) {
  const { words, settings } = useCheckout()
  const { withdrawal, limits, means, adults, prices } = words.payment
  const facts = [
    prices,
    means,
    ...(needsDelivery ? [settings.deliversAbroad ? limits.abroad : limits.france] : []),
    fill(withdrawal, { days: settings.withdrawalDays }),
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
