import { FROM_DESK } from '#rules/sites/screens.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import type { VisitWords } from '#words/visits/fr.ts'
import type { ServiceView } from './service-view.server.ts'

interface ServiceTeaserProps {
  service: ServiceView
  words: VisitWords['list']
  isLeft: boolean
  isFirst: boolean
}

/** A visit in the list of them: its picture on one side, then on the other. */
export function ServiceTeaser({ service, words, isLeft, isFirst }: ServiceTeaserProps) {
  const { title, description, image, short, path } = service
  return (
    <article className="grid items-center gap-x-10 gap-y-8 desk:grid-cols-12">
      {image && (
        <Link
          to={path}
          tabIndex={-1}
          aria-hidden="true"
          className={`desk:row-start-1 ${isLeft ? 'desk:col-span-7' : 'desk:col-span-7 desk:col-start-6'}`}
        >
          <Picture
            picture={{ ...image, alt: '' }}
            sizes={`${FROM_DESK} 54vw, 92vw`}
            widest={1_600}
            isFirst={isFirst}
            className="aspect-[3/2] w-full bg-ink/5 object-cover"
          />
        </Link>
      )}
      <div className={`desk:row-start-1 ${isLeft ? 'desk:col-span-4 desk:col-start-9' : 'desk:col-span-4'}`}>
        <p className="eyebrow mb-4 text-accent lining-nums">{short}</p>
        <h2 className="title-2">
          <Link to={path}>{title}</Link>
        </h2>
        <Paragraphs text={description} className="mt-6 max-w-[56ch]" />
        <LinkButton to={path} look="outline" size="medium" className="mt-8" aria-label={`${words.more}, ${title}`}>
          {words.more}
        </LinkButton>
      </div>
    </article>
  )
}
