import type { ReactNode } from 'react'
import { NextEvent } from '#site/events/NextEvent.tsx'
import type { SiteData } from '#site/shell/load-site.ts'
import { AddressLines } from '#ui/text/AddressLines.tsx'
import { OpeningHours } from '#ui/text/OpeningHours.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import type { ContactView } from './contact-view.server.ts'

const LINK = 'inline-block py-1 underline underline-offset-4'

/** Where, when and how one reaches the estate without a form. */
export function ContactFacts({ view, company }: { view: ContactView; company: SiteData['company'] }) {
  const { words, openingNow, position, next } = view
  return (
    <div className="grid content-start gap-10">
      <Fact title={words.address}>
        <address className="not-italic">
          <AddressLines company={company} />
          {position && (
            <p className="mt-3 flex flex-wrap gap-x-6">
              <a href={position.directions} rel="noopener" className={LINK}>
                {words.directions}
              </a>
              <a href={position.geo} className={`${LINK} desk:hidden`}>
                {words.phoneMap}
              </a>
            </p>
          )}
        </address>
      </Fact>
      <Lines words={words} company={company} />
      {company.hours.length > 0 && (
        <Fact title={words.hours}>
          {openingNow && <p className="mb-3 text-accent lining-nums">{openingNow}</p>}
          <OpeningHours hours={company.hours} />
        </Fact>
      )}
      {company.contactInfo && (
        <Fact title={words.coming}>
          <Paragraphs text={company.contactInfo} className="max-w-[52ch]" />
        </Fact>
      )}
      {next && <NextEvent event={next.event} eyebrow={next.eyebrow} />}
    </div>
  )
}

function Lines({ words, company }: { words: ContactView['words']; company: SiteData['company'] }) {
  const { phone, mobile, email } = company
  const lines = [
    { name: words.phone, text: phone, href: `tel:${phone?.replace(/[^\d+]/g, '')}` },
    { name: words.mobile, text: mobile, href: `tel:${mobile?.replace(/[^\d+]/g, '')}` },
    { name: words.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text !== null)
  return lines.map(({ name, text, href }) => (
    <Fact key={name} title={name}>
      <a href={href} className={`${LINK} wrap-anywhere lining-nums`}>
        {text}
      </a>
    </Fact>
  ))
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="eyebrow font-content mb-2 text-accent">{title}</h2>
      {children}
    </section>
  )
}
