import { useCheckout } from '../checkout/checkout-context.tsx'
import { PaymentStep } from '../checkout/PaymentStep.tsx'
import { StepPage } from '../checkout/StepPage.tsx'
import { useSite } from './find-page.ts'

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
