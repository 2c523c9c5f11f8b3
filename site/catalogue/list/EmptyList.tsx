import { Link } from 'react-router'
import type { ListView } from './list-view.server.ts'

/** Nothing to show: what was asked for is said, and the ways out of it. */
export function EmptyList({ list: { words, chips, cleared } }: { list: ListView }) {
  const isNarrowed = chips.length > 0
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-20 text-center desk:py-28">
      <svg
        viewBox="0 0 48 60"
        aria-hidden="true"
        className="mb-8 h-24 w-auto fill-none stroke-current stroke-1 opacity-50"
      >
        <path d="M12 3h24l2 17c0 9-6 14-14 14s-14-5-14-14zM24 34v21M14 57c2-2 6-2 10-2s8 0 10 2" />
      </svg>
      <h2 className="title-3">{isNarrowed ? words.empty : words.noProducts}</h2>
      <p className="mt-4">{isNarrowed ? words.emptyHint : words.noProductsHint}</p>
      {isNarrowed && (
        <ul className="mt-7 flex flex-wrap justify-center gap-x-6 gap-y-2">
          {chips.map(({ label, to }) => (
            <li key={label}>
              <Link to={{ search: to, hash: 'vins' }} className="inline-block py-2.5 underline underline-offset-4">
                {words.remove} {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <Link to={{ search: cleared, hash: 'vins' }} className="mt-7 inline-block bg-primary px-8 py-4 text-on-primary">
          {words.all}
        </Link>
      )}
    </div>
  )
}
