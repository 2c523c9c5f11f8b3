import type { ReactNode } from 'react'
import { type Qr, QrDrawing } from '#ui/pictures/QrDrawing.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { OrderPageWords } from '#words/orders/account/fr.ts'
import type { OrderPageView } from './order-view.server.ts'

const NUMBERS = "[font-feature-settings:'lnum','tnum']"
const LINK = 'underline underline-offset-4'

/** Where an order is, what it held and what it cost. */
export function OrderDetails({ words, view }: { words: OrderPageWords; view: OrderPageView }) {
  return (
    <>
      <div className="mt-10 grid gap-x-12 gap-y-10 desk:grid-cols-2">
        <Part title={words.goods}>
          <Timeline steps={view.goods} />
          {view.tracking &&
            (view.tracking.url ? (
              <a href={view.tracking.url} rel="noreferrer" className={`mt-3 inline-block py-1 ${LINK}`}>
                {view.tracking.label}
              </a>
            ) : (
              <p className="mt-3 py-1 lining-nums">{view.tracking.label}</p>
            ))}
        </Part>
        <Part title={words.money}>
          {view.money.length > 0 ? <Timeline steps={view.money} /> : <p>{view.moneyNow}</p>}
          <Papers words={words} papers={view.papers} />
        </Part>
      </div>
      <Products words={words} view={view} />
      {view.returns.length > 0 && (
        <div className="mt-12">
          <Part title={words.returns}>
            <ul>
              {view.returns.map(({ label, state, day, path }) => (
                <li
                  key={path}
                  className="flex flex-wrap justify-between gap-x-6 border-ink/15 border-b py-2 lining-nums"
                >
                  <Link to={path} className={LINK}>
                    {label}
                  </Link>
                  <span>{`${state}, ${day}`}</span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      )}
      <div className="mt-12 grid gap-x-12 gap-y-8 desk:grid-cols-2">
        <Part title={view.delivery.title}>
          <Lines lines={view.delivery.lines} />
          {view.handOver && <HandOverCode words={words} {...view.handOver} />}
        </Part>
        <Part title={words.billing}>
          <Lines lines={view.billing} />
        </Part>
        {view.message && (
          <Part title={words.message}>
            <p className="whitespace-pre-line wrap-anywhere">{view.message}</p>
          </Part>
        )}
      </div>
    </>
  )
}

/** Large, to be shown across a counter. */
function HandOverCode({ words, code, qr }: { words: OrderPageWords; code: string; qr: Qr }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-5 border-primary border-l-2 pl-5">
      <QrDrawing qr={qr} label={`${words.handOverCode} ${code}`} className="w-36" />
      <div className="min-w-40 flex-1">
        <p className="eyebrow font-content text-ink/80">{words.handOverCode}</p>
        <p className="title-2 mt-1 tracking-[0.12em] lining-nums">{code}</p>
        <p className="text-[0.9375rem] text-ink/80">{words.handOverHint}</p>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="eyebrow mb-3 font-content text-ink/80">{title}</h2>
      {children}
    </section>
  )
}

/** What happened, one under the other, with its day. */
export function Timeline({ steps }: { steps: readonly { label: string; day: string }[] }) {
  return (
    <ol className="border-primary border-l-2 pl-5">
      {steps.map(({ label, day }, at) => (
        <li
          key={`${label} ${day}`}
          className={`flex justify-between gap-6 py-1 lining-nums ${at === steps.length - 1 ? 'font-medium' : 'text-ink/80'}`}
        >
          <span>{label}</span>
          <span className={NUMBERS}>{day}</span>
        </li>
      ))}
    </ol>
  )
}

function Papers({ words, papers }: { words: OrderPageWords; papers: OrderPageView['papers'] }) {
  if (papers.length === 0) return null
  return (
    <ul aria-label={words.papers} className="mt-4">
      {papers.map(({ label, page, pdf }) => (
        <li key={pdf} className="flex flex-wrap gap-x-5 py-1 lining-nums">
          <Link to={page} className={LINK}>
            {label}
          </Link>
          <a href={pdf} className={LINK} aria-label={`${label}, ${words.pdf}`}>
            {words.pdf}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Products({ words, view }: { words: OrderPageWords; view: OrderPageView }) {
  return (
    <section className="mt-12">
      <h2 className="title-3">{words.products}</h2>
      <ul className="mt-4">
        {view.lines.map(({ key, name, details, pieces, refunded, total }) => (
          <li key={key} className="flex items-start justify-between gap-6 border-ink/15 border-b py-4">
            <div className="min-w-0">
              <p className="wrap-anywhere text-heading">{name}</p>
              {details.map((detail) => (
                <p key={detail} className="wrap-anywhere text-[0.9375rem] text-ink/80 lining-nums">
                  {detail}
                </p>
              ))}
              <p className={`text-[0.9375rem] text-ink/80 ${NUMBERS}`}>
                {refunded ? `${pieces} · ${refunded}` : pieces}
              </p>
            </div>
            <p className={`shrink-0 ${NUMBERS}`}>{total}</p>
          </li>
        ))}
      </ul>
      <dl className={`mt-5 ml-auto flex max-w-md flex-col gap-1.5 ${NUMBERS}`}>
        {view.sums.before.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-6">
          <dt>{words.total}</dt>
          <dd className="title-3 font-title text-heading">{view.total}</dd>
        </div>
        {[...view.vat, ...view.sums.after].map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </dl>
    </section>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-6 text-[0.9375rem]">
      <dt className="text-ink/80">{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div className="wrap-anywhere lining-nums">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
