import { FranceMap } from '#ui/places/FranceMap.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** Some addresses, each leading to its entry in the directory, and all of them on the map. */
export function PartnerRow({ view: { partners, spots, title } }: OwnPartProps<'partners'>) {
  const hasMap = spots.length > 0
  return (
    <div className={hasMap ? 'grid gap-x-16 gap-y-12 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}>
      <ul className="grid content-start gap-x-10 xs:grid-cols-2">
        {partners.map(({ id, title: name, kind, town, path }) => (
          <li key={id} className="relative border-current/15 border-t py-5">
            <h3 className="title-3 hyphens-auto break-words">
              <Link to={path} className="underline-offset-8 after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            </h3>
            <p className="mt-1 text-[0.9375rem] opacity-80">{kind}</p>
            <p className="lining-nums">{town}</p>
          </li>
        ))}
      </ul>
      {hasMap && <FranceMap title={title} spots={spots} radius={1} />}
    </div>
  )
}
