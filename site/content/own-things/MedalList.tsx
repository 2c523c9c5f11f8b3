import { MedalMark } from '#ui/catalogue/MedalMark.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** What the wines have won: the medal, the wine, and who gave it. */
export function MedalList({ view: { medals } }: OwnPartProps<'medals'>) {
  return (
    <ul className="grid gap-x-10 xs:grid-cols-2 desk:grid-cols-3">
      {medals.map(({ id, medal, label, contest, score, wine, path }) => (
        <li key={id} className="relative grid grid-cols-[3rem_1fr] gap-x-4 border-current/15 border-t py-6">
          <MedalMark medal={medal} label={label} className="size-10" />
          <div className="min-w-0">
            <h3 className="title-3 break-words lining-nums">
              {path ? (
                <Link to={path} className="underline-offset-8 after:absolute after:inset-0 hover:underline">
                  {wine}
                </Link>
              ) : (
                wine
              )}
            </h3>
            <p className="mt-2 lining-nums">{score ? `${label}, ${score}` : label}</p>
            <p className="text-[0.9375rem] lining-nums opacity-80">{contest}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
