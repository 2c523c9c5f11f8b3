import type { Order } from '#contract/orders/orders.ts'
import { AddressText } from '#site/checkout/AddressText.tsx'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { NUMBERS, TINT } from '#site/checkout/parts.tsx'
import { fill } from '#words/basics/fill.ts'
import { paymentOutcome } from './payment-outcome.ts'

/** The order as the server keeps it. */
export function OrderRecap({ order }: { order: Order }) {
  const { words } = useCheckout()
  return (
    <section aria-labelledby="commande" className={`mt-12 p-6 desk:p-10 ${TINT}`}>
      <h2 id="commande" className="title-3">
        {paymentOutcome(order) === 'paid' ? words.outcome.products : words.recap.heading}
      </h2>
      <OrderLines order={order} />
      <OrderSums order={order} />
      <div className="mt-8 grid gap-8 border-t border-ink/15 pt-6 desk:grid-cols-2">
        <div>
          <h3 className="eyebrow font-content text-ink/80">{words.outcome.delivery[order.delivery.type]}</h3>
          <DeliveryLines order={order} />
        </div>
        <div>
          <h3 className="eyebrow font-content text-ink/80">{words.payment.billing}</h3>
          <div className="mt-2">
            <AddressText address={order.billingAddress} />
          </div>
        </div>
      </div>
    </section>
  )
}

function OrderLines({ order: { products } }: { order: Order }) {
  const { words, price } = useCheckout()
  return (
    <ul className="mt-5 flex flex-col gap-4">
      {products.map(({ id, name, label, quantity, answers, unitPrice, total, reference }) => (
        <li
          key={`${id} ${reference} ${label} ${unitPrice} ${answers.map(({ text }) => text).join()}`}
          className="flex items-start justify-between gap-6"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere text-heading">{name}</p>
            {label && <p className="text-[0.9375rem] text-ink/80">{label}</p>}
            {answers.map((answer) => (
              <p key={answer.label} className="wrap-anywhere text-[0.9375rem] text-ink/80">
                {[answer.label, answer.text].filter(Boolean).join(' — ')}
              </p>
            ))}
            <p className={`text-[0.9375rem] text-ink/80 ${NUMBERS}`}>
              {fill(words.recap.pieces, { n: quantity, price: price(unitPrice) })}
            </p>
          </div>
          <p className={`shrink-0 ${NUMBERS}`}>{price(total)}</p>
        </li>
      ))}
    </ul>
  )
}

function OrderSums({ order }: { order: Order }) {
  const { words, price, locale } = useCheckout()
  const { subtotal, discount, shippingFees, total, refunded, paidByGiftCards, vat, delivery } = order
  const paidOtherwise = (Math.round(total * 100) - Math.round(paidByGiftCards * 100)) / 100
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const sums = [
    [words.recap.subtotal, price(subtotal)],
    ...(discount ? [[fill(words.recap.discount, { code: discount.code }), `− ${price(discount.amount)}`]] : []),
    ...(delivery.type === 'DELIVERY' || delivery.type === 'PICKUP'
      ? [[words.recap.shipping, shippingFees === 0 ? words.recap.free : price(shippingFees)]]
      : []),
  ]
  return (
    <dl className={`mt-6 flex flex-col gap-2 border-t border-ink/15 pt-5 ${NUMBERS}`}>
      {sums.map(([label = '', value = '']) => (
        <Sum key={label} label={label} value={value} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-6">
        <dt>{words.recap.total}</dt>
        <dd className="title-3 font-title text-heading">{price(total)}</dd>
      </div>
      {vat
        .filter((line) => line.vat > 0)
        .map((line) => (
          <Sum
            key={line.rate}
            label={fill(words.outcome.vat, { rate: rate.format(line.rate) })}
            value={price(line.vat)}
          />
        ))}
      {paidByGiftCards > 0 && <Sum label={words.outcome.giftCards} value={`− ${price(paidByGiftCards)}`} />}
      {paidByGiftCards > 0 && paidOtherwise > 0 && (
        <Sum
          label={paymentOutcome(order) === 'paid' ? words.outcome.paidOtherwise : words.recap.left}
          value={price(paidOtherwise)}
        />
      )}
      {refunded > 0 && <Sum label={words.outcome.refunded} value={price(refunded)} />}
    </dl>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 text-[0.9375rem]">
      <dt className="text-ink/80">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function DeliveryLines({ order: { delivery, email } }: { order: Order }) {
  const { carrier, address, accessPoint, place, type } = delivery
  return (
    <div className="mt-2">
      {carrier && <p>{carrier}</p>}
      {type === 'NO_DELIVERY' && <p className="wrap-anywhere">{email}</p>}
      {address && <AddressText address={address} />}
      {accessPoint && (
        <p>{`${accessPoint.name}, ${accessPoint.addLine1}, ${accessPoint.zipCode} ${accessPoint.city}`}</p>
      )}
      {place && <p>{`${place.name}, ${place.address}, ${place.postalCode} ${place.city}`}</p>}
    </div>
  )
}
