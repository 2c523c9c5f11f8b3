import { FROM_DESK } from '#rules/sites/screens.ts'
import { ListOpening } from '#site/journal/ListOpening.tsx'
import { loadAlbums } from '#site/journal/load-albums.server.ts'
import { Link } from '#ui/router/Link.tsx'
import '#site/journal/albums.css'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { Route } from './+types/albums.ts'

export const handle = { kept: true }

export function loader({ context }: Route.LoaderArgs) {
  return loadAlbums(context.get(pageContext))
}

export default function Albums({ loaderData: { page, things, title, lead, albums, words } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead site={site} title={`${title} — ${site.name}`} description={lead || title} name={title} />
      <ListOpening site={site} page={page} things={things} title={title} lead={lead} />
      <div className="mx-auto w-full max-w-[90rem] px-6 pb-20 desk:px-10 desk:pb-32">
        {albums.length === 0 && <EmptyState title={words.none} hint={words.noneHint} />}
        <ul className="album-grid">
          {albums.map(({ id, path, title: name, image, focus, count }, at) => (
            <li key={id}>
              <article className="relative">
                <div className="album-room">
                  {image && (
                    <Picture
                      picture={image}
                      sizes={`${FROM_DESK} 58vw, 92vw`}
                      isFirst={at < 2}
                      className={`size-full object-cover ${focus}`}
                    />
                  )}
                </div>
                <h2 className="title-3 mt-4">
                  <Link to={path} className="after:absolute after:inset-0 hover:underline">
                    {name}
                  </Link>
                </h2>
                <p className="mt-1 text-[0.9375rem] lining-nums">{count}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
