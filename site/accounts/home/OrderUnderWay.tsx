import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { AccountHomeWords } from '#words/accounts/home/fr.ts'
import type { OrderCard } from './home-view.server.ts'

/** The order that one thinks of: how far it is, what comes next, and the way to order the same again. */
export function OrderUnderWay({ words, order, all }: { words: AccountHomeWords; order: OrderCard; all: string }) {
  return (
    <section aria-labelledby="order" className="mt-10 bg-ink/[0.045] px-6 py-7 desk:px-9 desk:py-9">
      <h2 id="order" className="eyebrow font-content text-accent">
        {order.title}
      </h2>
      <p className="title-3 mt-3 font-title text-balance">{order.next}</p>
      <p className="mt-1 text-[0.9375rem] lining-nums opacity-80">{order.name}</p>
      {order.steps.length > 0 && (
        <ol className="order-steps">
          {order.steps.map(({ label, isReached }) => (
            <li key={label} data-reached={isReached || undefined}>
              {label}
              {isReached && <span className="sr-only">{` (${words.done})`}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <ul className="text-[0.9375rem] lining-nums">
          {order.products.map(({ text, label }) => (
            <li key={`${text} ${label}`}>
              {text}
              {label && <span className="opacity-80">{` · ${label}`}</span>}
            </li>
          ))}
        </ul>
        <p className="title-3 font-title lining-nums">{order.total}</p>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={order.pay ?? order.path} size="medium">
          {order.pay ? words.pay : words.see}
        </LinkButton>
        {order.isReorderable && (
          <Form method="post" action={order.path}>
            <Button type="submit" name="intent" value="reorder" look="outline" size="medium">
              {words.reorder}
            </Button>
          </Form>
        )}
        <Link to={all} className="py-2 underline underline-offset-4">
          {words.allOrders}
        </Link>
      </div>
    </section>
  )
}
