import { FROM_DESK } from '#rules/sites/screens.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { OrderGuideView } from './order-guide.server.ts'

/** The next reason to come: an event, or else a visit. */
export function Invitation({ invitation }: { invitation: NonNullable<OrderGuideView['invitation']> }) {
  const { eyebrow, title, lines, path, image, see } = invitation
  return (
    <section aria-labelledby="venir" className="mt-16 grid items-center gap-x-12 gap-y-8 desk:mt-20 desk:grid-cols-2">
      {image && (
        <Picture
          picture={{ ...image, alt: '' }}
          sizes={`${FROM_DESK} 24rem, 92vw`}
          widest={960}
          className="aspect-[3/2] w-full bg-ink/5 object-cover"
        />
      )}
      <div>
        <p className="eyebrow text-accent">{eyebrow}</p>
        <h2 id="venir" className="title-3 mt-3 text-balance">
          {title}
        </h2>
        {lines.map((line) => (
          <p key={line} className="mt-2 lining-nums first-letter:uppercase">
            {line}
          </p>
        ))}
        <LinkButton to={path} look="outline" size="medium" className="mt-6" aria-label={`${see}, ${title}`}>
          {see}
        </LinkButton>
      </div>
    </section>
  )
}
