import { AddressStep } from '#site/checkout/address/AddressStep.tsx'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { StepPage } from '#site/checkout/StepPage.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { keptByNoBrowser } from '#site/shell/kept-by-no-browser.ts'

/** The same for everyone: cart and choices lie in the browser, which fills the step at once. */
export const handle = { kept: true, livesNow: true }
export const headers = keptByNoBrowser

export default function CheckoutAddress() {
  const { words } = useCheckout()
  const site = useSite()
  const heading = words.address.heading
  return (
    <>
      <title>{`${heading} — ${site?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <StepPage step="address" heading={heading} isPreviewed>
        {(ready) => <AddressStep {...ready} />}
      </StepPage>
    </>
  )
}
