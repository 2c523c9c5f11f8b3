import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { useCheckoutState } from '#site/checkout/checkout-state.ts'
import { ShippingStep } from '#site/checkout/delivery/ShippingStep.tsx'
import { StepPage } from '#site/checkout/StepPage.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { keptByNoBrowser } from '#site/shell/kept-by-no-browser.ts'

/** The same for everyone: cart and choices lie in the browser, which fills the step at once. */
export const handle = { kept: true, livesNow: true }
export const headers = keptByNoBrowser

export default function CheckoutShipping() {
  const { words } = useCheckout()
  const site = useSite()
  const isFetched = useCheckoutState().deliveryType === 'clickAndCollect'
  const heading = isFetched ? words.shipping.collectHeading : words.shipping.heading
  return (
    <>
      <title>{`${heading} — ${site?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <StepPage step="shipping" heading={heading}>
        {(ready) => <ShippingStep {...ready} />}
      </StepPage>
    </>
  )
}
