import { FROM_DESK } from '#rules/sites/screens.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** Visits side by side, each with the way to book it. */
export function ServiceRow({ view: { services, book, more } }: OwnPartProps<'services'>) {
  const row = services.length === 1 ? '' : services.length % 3 === 0 ? 'desk:grid-cols-3' : 'desk:grid-cols-2'
  return (
    <ul className={`grid gap-x-8 gap-y-14 ${row}`}>
      {services.map(({ id, title, description, image, short, path, booking }) => (
        <li key={id} className="flex flex-col">
          {image && (
            <Link to={path} tabIndex={-1} aria-hidden="true">
              <Picture
                picture={{ ...image, alt: '' }}
                sizes={`${FROM_DESK} 31vw, 92vw`}
                widest={960}
                className="mb-6 aspect-[3/2] w-full bg-ink/5 object-cover"
              />
            </Link>
          )}
          <p className="eyebrow mb-3 text-accent lining-nums">{short}</p>
          <h3 className="title-3">
            <Link to={path}>{title}</Link>
          </h3>
          <Paragraphs text={description} className="mt-4 mb-7 max-w-[52ch]" />
          <LinkButton
            to={booking ?? path}
            look="outline"
            size="medium"
            className="mt-auto self-start"
            aria-label={`${booking ? book : more}, ${title}`}
          >
            {booking ? book : more}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
