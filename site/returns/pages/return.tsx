import { getReturn, getReturnInfo } from '#contract/returns/routes.ts'
import { answeredOrMissing, findShownOrder } from '#site/orders/account/find-order.server.ts'
import { Timeline } from '#site/orders/account/OrderDetails.tsx'
import { Told } from '#site/orders/account/Told.tsx'
import { refusedInWords } from '#site/returns/refused-in-words.server.ts'
import { type ReturnPageView, returnView } from '#site/returns/return-view.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { ReturnWords } from '#words/returns/fr.ts'
import { returnWords } from '#words/returns/words.ts'
import type { Route } from './+types/return.ts'

export async function loader({ params: { id = '', idReturn = '' }, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { place } = await findShownOrder(page, id)
  const known = /^[1-9]\d{0,8}$/.test(idReturn) ? idReturn : '999999999'
  const [{ orderBack }, info] = await Promise.all([
    page.askAsCaller(getReturn, { params: { id, idReturn: known } }).then(answeredOrMissing),
    page.ask(getReturnInfo, {}).then(answered),
  ])
  return {
    words: returnWords[page.locale].page,
    order: returnWords[page.locale].ask,
    view: returnView({ back: orderBack, info, place, locale: page.locale }),
    refused: refusedInWords(new URL(request.url).searchParams.get('refused'), page.locale),
  }
}

type PageWords = ReturnWords['page']

/** One return: where it stands, what to do now, and the label to print. */
export default function ReturnPage({ loaderData: { words, order, view, refused } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <title>{`${view.heading} — ${site.name}`}</title>
      <Link to={view.order.path} className="inline-block py-2 underline underline-offset-4">
        {order.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="title-2 lining-nums">{view.heading}</h1>
        <p className="text-ink/80 lining-nums">{`${view.state} · ${view.order.reference}`}</p>
      </div>
      {view.declared && <p className="mt-4 lining-nums">{view.declared}</p>}
      {refused && <Told kind="alert">{refused}</Told>}
      <section className="mt-8 bg-ink/[0.045] px-6 py-6 desk:px-8">
        <h2 className="eyebrow mb-2 font-content text-ink/80">{words.next}</h2>
        <p className="max-w-[60ch] whitespace-pre-line">{view.todo}</p>
        {view.refusal && <p className="mt-2 max-w-[60ch]">{view.refusal}</p>}
        {view.refunded && <p className="mt-2 font-medium lining-nums">{view.refunded}</p>}
        <Label words={words} label={view.label} />
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-10 desk:grid-cols-2">
        <section>
          <h2 className="eyebrow mb-3 font-content text-ink/80">{words.timeline}</h2>
          <Timeline steps={view.steps} />
        </section>
        <section>
          <h2 className="eyebrow mb-3 font-content text-ink/80">{words.products}</h2>
          <ul>
            {view.lines.map(({ key, name, reason }) => (
              <li key={key} className="py-1 lining-nums">
                {name}
                {reason && <span className="block text-[0.9375rem] text-ink/80">{reason}</span>}
              </li>
            ))}
          </ul>
          {view.description && (
            <>
              <h2 className="eyebrow mt-6 mb-2 font-content text-ink/80">{words.description}</h2>
              <p className="whitespace-pre-line wrap-anywhere">{view.description}</p>
            </>
          )}
        </section>
      </div>
      <Pictures words={words} view={view} />
    </>
  )
}

function Label({ words, label }: { words: PageWords; label: ReturnPageView['label'] }) {
  if (!label) return null
  const look = 'button button-primary button-medium'
  return (
    <p className="mt-5 flex flex-wrap gap-4">
      {label.file && (
        <a href={label.file} className={look}>
          {words.label}
        </a>
      )}
      {label.url && (
        <a href={label.url} rel="noreferrer" className={look}>
          {words.labelLink}
        </a>
      )}
    </p>
  )
}

/** Photographs, and a plain form to send more: the call itself leads back here. */
function Pictures({ words, view: { pictures, sendTo } }: { words: PageWords; view: ReturnPageView }) {
  if (pictures.length === 0 && !sendTo) return null
  return (
    <section className="mt-12">
      <h2 className="title-3">{words.pictures}</h2>
      {pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {pictures.map(({ src, alt }) => (
            <li key={src}>
              <a href={src}>
                <img src={src} alt={alt} loading="lazy" className="size-32 bg-ink/5 object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {sendTo && (
        <form method="post" action={sendTo} encType="multipart/form-data" className="mt-5 flex max-w-xl flex-col gap-4">
          <div className="field-soft">
            <label htmlFor="images">{words.addPictures}</label>
            <input
              id="images"
              name="images"
              type="file"
              multiple
              required
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-describedby="images-hint"
              className="block w-full py-2 file:mr-4 file:cursor-pointer file:border file:border-ink/40 file:bg-transparent file:px-4 file:py-2"
            />
            <p id="images-hint" className="field-hint">
              {words.picturesHint}
            </p>
          </div>
          <div>
            <Button type="submit" look="outline" size="medium">
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
