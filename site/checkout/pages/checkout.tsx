import type { CompanyAddress } from '#contract/sites/company-addresses.ts'
import { getCompanyAddresses, getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { CheckoutFrame } from '#site/checkout/CheckoutFrame.tsx'
import { CheckoutProvider, type CollectPlace } from '#site/checkout/checkout-context.tsx'
import { checkoutSettings } from '#site/checkout/checkout-settings.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { Outlet } from '#ui/router/Outlet.tsx'
import { checkoutWords } from '#words/checkout/words.ts'
import type { Route } from './+types/checkout.ts'

/** No menu and nothing of the estate's own code around these pages. From step to step nothing is asked anew. */
export const handle = { hasOwnFrame: true, asksOnce: true }

/** What all steps need, asked once: words, what the estate decided, and where orders can be fetched. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const [parameters, addresses, info] = await Promise.all([
    ask(getParameters, {}),
    ask(getCompanyAddresses, {}),
    ask(getSiteInfo, {}),
  ])
  return {
    words: checkoutWords[locale],
    settings: checkoutSettings(parameterValues(answered(parameters).parameters), answered(info)),
    places: answered(addresses).addresses.flatMap(collectPlaces),
  }
}

function collectPlaces({ id, name, address, postalCode, city, idCalendar }: CompanyAddress): CollectPlace[] {
  return idCalendar !== null ? [{ id, name, address, postalCode, city, idCalendar }] : []
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <CheckoutProvider value={{ ...loaderData, locale: site.locale }}>
      <CheckoutFrame site={site}>
        <Outlet />
      </CheckoutFrame>
    </CheckoutProvider>
  )
}
