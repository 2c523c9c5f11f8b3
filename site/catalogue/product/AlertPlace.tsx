import { usePart } from '#ui/state/use-part.ts'
import type { AlertView } from './product-view.ts'

const load = () => import('./StockAlert.tsx').then((part) => part?.StockAlert)
const giveUp = () => {}

/** Offers to write when what is sold out is back; fetched only then. */
export function AlertPlace({ alert }: { alert: AlertView }) {
  const StockAlert = usePart({ isNeeded: true, load, giveUp })
  return (
    <section className="mt-8 bg-ink/[0.045] p-6 noscript:hidden">
      <h2 className="title-3">{alert.title}</h2>
      <div className="min-h-[17rem]">{StockAlert && <StockAlert key={alert.idDeclination} alert={alert} />}</div>
    </section>
  )
}
