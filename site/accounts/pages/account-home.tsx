import { Appointments } from '#site/accounts/home/Appointments.tsx'
import { loadHome } from '#site/accounts/home/home-view.server.ts'
import { OrderUnderWay } from '#site/accounts/home/OrderUnderWay.tsx'
import { WinesToOpen } from '#site/cellar/WinesToOpen.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/account-home.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext))
}

/** The first page of an account: what is under way, when one is expected, what to open tonight, and what is left on gift cards. */
export default function AccountHome({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { words, greeting, appointments, order, cellar, giftCards } = loaderData
  const at = (path: string) => pathInLocale(path, site.locale)
  return (
    <>
      <title>{`${greeting} — ${site.name}`}</title>
      <h1 className="title-2">{greeting}</h1>
      <p className="mt-4 max-w-[52ch]">{site.isECommerce ? words.intro : words.showcase}</p>
      {order && <OrderUnderWay words={words} order={order} all={at('/account/orders')} />}
      {!order && site.isECommerce && (
        <EmptyState title={words.noOrder.title} hint={words.noOrder.hint}>
          <LinkButton to={at('/nos-vins')} size="medium" className="mt-8">
            {words.noOrder.toWines}
          </LinkButton>
        </EmptyState>
      )}
      <Appointments title={words.appointments.title} appointments={appointments} />
      {cellar.toOpen.length > 0 && (
        <>
          <WinesToOpen words={cellar.words} wines={cellar.toOpen} />
          <p className="mt-4">
            <Link to={at('/account/cellar')} className="inline-block py-2 underline underline-offset-4">
              {words.toCellar}
            </Link>
          </p>
        </>
      )}
      {giftCards.length > 0 && (
        <section aria-labelledby="cards" className="mt-12">
          <h2 id="cards" className="eyebrow mb-2 font-content text-accent">
            {words.giftCards}
          </h2>
          <ul className="divide-y divide-ink/10 border-ink/10 border-y lining-nums">
            {giftCards.map(({ id, balance, until }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
                <span>{balance}</span>
                <span className="opacity-80">{until}</span>
              </li>
            ))}
          </ul>
          <Link to={at('/gift-card')} className="mt-2 inline-block py-2 underline underline-offset-4">
            {words.balancePage}
          </Link>
        </section>
      )}
    </>
  )
}
