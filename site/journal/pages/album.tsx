import { AlbumPictures } from '#site/journal/AlbumPictures.tsx'
import { Crumbs } from '#site/journal/Crumbs.tsx'
import { loadAlbum } from '#site/journal/load-albums.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { Route } from './+types/album.ts'

export const handle = { kept: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return loadAlbum(context.get(pageContext), params.id)
}

export default function Album({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { title, description, crumbsLabel, crumbs, entries, words, head, paths } = loaderData
  return (
    <div className="mx-auto w-full max-w-[90rem] detail-room px-6 pb-20 desk:px-10 desk:pb-32">
      <PageHead site={site} {...head} paths={paths} />
      <Crumbs label={crumbsLabel} crumbs={crumbs} />
      <header className="mt-6 mb-10 flex flex-col gap-x-16 gap-y-4 desk:mt-10 desk:mb-14 desk:flex-row desk:items-end desk:justify-between">
        <h1 className="title-1 max-w-[16ch]">{title}</h1>
        {description && <p className="max-w-[46ch] desk:pb-2">{description}</p>}
      </header>
      {entries.length > 0 ? <AlbumPictures entries={entries} play={words.play} /> : <p>{words.empty}</p>}
      <p className="mt-14 text-center">
        <Link to={crumbs[1]?.path ?? '/'} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.all}
        </Link>
      </p>
    </div>
  )
}
