import { Link } from 'react-router'
import { usePart } from '#ui/use-part.ts'
import { type Locale, pathInLocale } from '#words/locales.ts'
import type { SoldOutView } from './product-view.ts'

const load = () => import('./StockAlert.tsx').then((part) => part?.StockAlert)
const giveUp = () => {}

/** What is gone: says so, points to what is there, and offers to write when it is back. */
export function SoldOut({ soldOut, locale }: { soldOut: SoldOutView; locale: Locale }) {
  const { message, instead, alert } = soldOut
  const StockAlert = usePart({ isNeeded: true, load, giveUp })
  return (
    <div className="mt-6">
      <p className="text-[1.1875rem]">{message}</p>
      {instead && (
        <Link
          to={pathInLocale(instead.path, locale)}
          className="mt-5 inline-block bg-primary px-8 py-4 text-on-primary lining-nums transition-opacity hover:opacity-90"
        >
          {instead.label}
        </Link>
      )}
      <section className="mt-8 bg-ink/[0.045] px-6 py-6">
        <h2 className="title-3">{alert.title}</h2>
        <div className="min-h-[16rem] noscript:hidden">
          {StockAlert && <StockAlert key={alert.idDeclination} alert={alert} />}
        </div>
        <noscript>
          <p className="mt-3">
            {alert.withoutScript}{' '}
            {alert.mail && (
              <a href={`mailto:${alert.mail}`} className="underline underline-offset-4">
                {alert.mail}
              </a>
            )}
          </p>
        </noscript>
      </section>
    </div>
  )
}
