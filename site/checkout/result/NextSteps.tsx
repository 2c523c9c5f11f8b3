import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import type { OrderGuideView } from './order-guide.server.ts'

/** What happens now, day by day: packed, sent, there; or when and where it is fetched. */
export function NextSteps({ guide }: { guide: OrderGuideView }) {
  const { words } = useCheckout()
  const { steps, byMail, personalised, calendar, follow } = guide
  return (
    <section aria-labelledby="suite" className="mt-14">
      <h2 id="suite" className="title-3">
        {words.outcome.next}
      </h2>
      {byMail && <p className="mt-4 max-w-[60ch]">{byMail}</p>}
      {steps.length > 0 && (
        <ol className="mt-8 grid gap-x-8 gap-y-8 desk:auto-cols-fr desk:grid-flow-col">
          {steps.map(({ title, when, lines }, at) => (
            <li key={title} className={`border-t-2 pt-4 ${at === 0 ? 'border-primary' : 'border-ink/20'}`}>
              <h3 className="eyebrow font-content text-ink/80">{title}</h3>
              {when && (
                <p className="mt-2 font-title text-[1.375rem] text-heading leading-snug lining-nums first-letter:uppercase">
                  {when}
                </p>
              )}
              {lines.map((line) => (
                <p key={line} className="mt-2 text-[0.9375rem] lining-nums wrap-anywhere">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
      {personalised && <p className="mt-8 max-w-[60ch] border-primary border-l-2 pl-4">{personalised}</p>}
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
        {calendar && (
          <a href={calendar.href} download className="flex min-h-11 items-center">
            <span className="border-current border-b">{calendar.label}</span>
          </a>
        )}
        <LinkButton look="quiet" to={follow.path}>
          <span>{follow.label}</span>
        </LinkButton>
      </p>
    </section>
  )
}
