import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import type { VisitWords } from '#words/visits/fr.ts'
import { DepositNote } from './DepositNote.tsx'
import type { ServiceView } from './service-view.server.ts'

interface ServiceFactsProps {
  service: ServiceView
  words: Pick<VisitWords, 'facts' | 'choose' | 'list'>
  /** Where one writes to the estate. */
  contact: string
}

/** What a visit costs and asks, and the way to a place in it; in view while its story is read. */
export function ServiceFacts({ service, words, contact }: ServiceFactsProps) {
  const { facts, goodToKnow, booking } = service
  return (
    <aside className="desk:sticky desk:top-32 desk:col-span-4 desk:col-start-9 desk:self-start">
      <div className="bg-ink/[0.045] p-6 desk:p-8">
        <h2 className="title-3">{words.facts.title}</h2>
        <dl className="mt-5 flex flex-col gap-4 lining-nums">
          {facts.map(({ name, said }) => (
            <div key={name}>
              <dt className="text-[0.875rem] opacity-80">{name}</dt>
              <dd className="text-heading">{said}</dd>
            </div>
          ))}
        </dl>
        {booking ? (
          <LinkButton to={booking} className="mt-7 w-full">
            {words.choose.book}
          </LinkButton>
        ) : (
          <>
            <p className="mt-6">{words.choose.onRequest}</p>
            <LinkButton to={contact} look="outline" size="medium" className="mt-4">
              {words.list.contact}
            </LinkButton>
          </>
        )}
      </div>
      {service.deposit && <DepositNote terms={service.deposit} className="mt-8" />}
      {goodToKnow !== '' && (
        <div className="mt-8">
          <h2 className="title-3">{words.facts.goodToKnow}</h2>
          <Paragraphs text={goodToKnow} className="mt-3 max-w-[52ch]" />
        </div>
      )}
    </aside>
  )
}
