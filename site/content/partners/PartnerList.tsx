import { Picture } from '#ui/pictures/Picture.tsx'
import type { PartnersView } from './partners-view.server.ts'

type Group = PartnersView['groups'][number]
type Shown = Group['partners'][number]

/** The addresses like those of a fine directory: names in the estate's own type, nothing in boxes. */
export function PartnerList({ view: { groups, words } }: { view: PartnersView }) {
  return groups.map(({ heading, partners }) => (
    <section key={heading} className="mb-16 last:mb-0">
      {heading && <h2 className="eyebrow font-content mb-2 text-accent">{heading}</h2>}
      <ul>
        {partners.map((partner) => (
          <PartnerEntry key={partner.id} partner={partner} website={words.website} isUnderHeading={heading !== ''} />
        ))}
      </ul>
    </section>
  ))
}

function PartnerEntry({
  partner,
  website,
  isUnderHeading,
}: {
  partner: Shown
  website: string
  isUnderHeading: boolean
}) {
  const { id, title, kind, address, town, phone, description, image, distance } = partner
  const Name = isUnderHeading ? 'h3' : 'h2'
  return (
    <li id={`partner-${id}`} className="partner-entry">
      <div className="min-w-0">
        <Name className="title-3 hyphens-auto break-words">{title}</Name>
        <p className="mt-1 text-[0.9375rem] opacity-80">{kind}</p>
        {description && <p className="mt-3 max-w-[48ch]">{description}</p>}
        {image && (
          <Picture
            picture={image}
            sizes="20rem"
            widest={640}
            className="mt-4 aspect-[3/2] w-full max-w-80 bg-ink/5 object-cover"
          />
        )}
      </div>
      <address className="not-italic lining-nums">
        {address && <p>{address}</p>}
        <p>{town}</p>
        {distance && <p className="text-accent">{distance}</p>}
        <p className="mt-1 flex flex-wrap gap-x-5">
          {phone && (
            <a href={phone.href} className="py-1 underline underline-offset-4">
              {phone.text}
            </a>
          )}
          {partner.website && (
            <a
              href={partner.website}
              rel="noopener"
              aria-label={`${website}, ${title}`}
              className="py-1 underline underline-offset-4"
            >
              {website}
            </a>
          )}
        </p>
      </address>
    </li>
  )
}
