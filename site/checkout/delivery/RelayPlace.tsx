import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { usePart } from '#ui/state/use-part.ts'
import type { RelayChoiceProps } from './relay-props.ts'

const load = () => import('./RelayChoice.tsx').then((part) => part?.RelayChoice)
const giveUp = () => {}

/** The choice of an access point; who has parcels brought to the door never fetches it. */
export function RelayPlace(props: RelayChoiceProps) {
  const { words } = useCheckout()
  const RelayChoice = usePart({ isNeeded: true, load, giveUp })
  if (RelayChoice) return <RelayChoice {...props} />
  return (
    <p role="status" className="text-ink/80">
      {words.shipping.points.looking}
    </p>
  )
}
