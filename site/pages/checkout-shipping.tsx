import { useCheckout } from '../checkout/checkout-context.tsx'
import { useCheckoutState } from '../checkout/checkout-state.ts'
import { ShippingStep } from '../checkout/ShippingStep.tsx'
import { StepPage } from '../checkout/StepPage.tsx'
import { useSite } from './find-page.ts'

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
