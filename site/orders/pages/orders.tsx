import { loadOrders } from '#site/orders/account/orders-list.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { useFieldValue } from '#ui/controls/use-field-value.ts'
import { Form } from '#ui/router/Form.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { Route } from './+types/orders.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOrders(context.get(pageContext), request.url)
}

type Loaded = Route.ComponentProps['loaderData']

/** One's orders, ten at a time; what is asked for stands in the address. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, orders, isFiltered, count, paging } = loaderData
  return (
    <>
      <title>{`${words.title} — ${site.name}`}</title>
      <h1 className="title-2">{words.title}</h1>
      {(orders.length > 0 || isFiltered) && <Filters {...loaderData} />}
      {orders.length > 0 ? (
        <>
          <p role="status" className="mt-6 text-[0.9375rem] text-ink/80 lining-nums">
            {count}
          </p>
          <OrderList orders={orders} />
        </>
      ) : (
        <NoOrder {...loaderData} />
      )}
      {paging && (
        <nav aria-label={words.pages} className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-4 lining-nums">
          <span>
            {paging.newer && (
              <Link to={paging.newer} className="inline-block py-2 underline underline-offset-4">
                {words.newer}
              </Link>
            )}
          </span>
          <span className="text-ink/80">{paging.label}</span>
          <span className="text-right">
            {paging.older && (
              <Link to={paging.older} className="inline-block py-2 underline underline-offset-4">
                {words.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </>
  )
}

function Filters({ words, search, status, choices, all }: Loaded) {
  const field = useFieldValue(search)
  return (
    <Form action={all} className="mt-8 grid items-end gap-4 desk:grid-cols-[1fr_14rem_auto]">
      <TextField
        ref={field}
        id="search"
        name="search"
        type="search"
        look="soft"
        maxLength={100}
        label={words.search}
        defaultValue={search}
      />
      <SelectField
        key={status}
        id="status"
        name="status"
        look="soft"
        label={words.status}
        choices={choices}
        defaultValue={status}
      />
      <Button type="submit" look="outline" size="medium">
        {words.filter}
      </Button>
    </Form>
  )
}

function OrderList({ orders }: Pick<Loaded, 'orders'>) {
  return (
    <ul className="mt-2 border-ink/15 border-t">
      {orders.map(({ path, reference, status, day, names, pieces, total }) => (
        <li key={path} className="relative border-ink/15 border-b py-5 hover:bg-ink/[0.03]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Link
              to={path}
              className="text-heading underline decoration-ink/30 underline-offset-4 lining-nums after:absolute after:inset-0"
            >
              {reference}
            </Link>
            <span className="[font-feature-settings:'lnum','tnum']">{total}</span>
          </div>
          <p className="mt-1 text-[0.9375rem] wrap-anywhere">{names}</p>
          <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-[0.9375rem] text-ink/80 lining-nums">
            <span>{`${day} · ${pieces}`}</span>
            <span>{status}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function NoOrder({ words, isFiltered, all, wines }: Loaded) {
  return (
    <div className="mt-10">
      <EmptyState
        title={isFiltered ? words.noneFound : words.none}
        hint={isFiltered ? words.noneFoundHint : words.noneHint}
      >
        <LinkButton to={isFiltered ? all : wines} size="medium" className="mt-6">
          {isFiltered ? words.clear : words.shop}
        </LinkButton>
      </EmptyState>
    </div>
  )
}
