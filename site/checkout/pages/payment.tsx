import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { PaymentStep } from '#site/checkout/payment/PaymentStep.tsx'
import { StepPage } from '#site/checkout/StepPage.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { keptByNoBrowser } from '#site/shell/kept-by-no-browser.ts'

/** The same for everyone: cart and choices lie in the browser, which fills the step at once. */
export const handle = { kept: true, livesNow: true }
export const headers = keptByNoBrowser

export default function CheckoutPayment() {
  const { words } = useCheckout()
  const site = useSite()
  const heading = words.payment.heading
  return (
    <>
      <title>{`${heading} — ${site?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
      <StepPage step="payment" heading={heading}>
        {(ready) => <PaymentStep {...ready} />}
      </StepPage>
    </>
  )
}
