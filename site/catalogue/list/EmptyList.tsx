import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { ListView } from './list-view.server.ts'

/** Nothing to show: what was asked for is said, and the ways out of it. */
export function EmptyList({ list: { words, chips, cleared } }: { list: ListView }) {
  const isNarrowed = chips.length > 0
  return (
    <EmptyState
      picture={<Glass />}
      title={isNarrowed ? words.empty : words.noProducts}
      hint={isNarrowed ? words.emptyHint : words.noProductsHint}
    >
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
        <LinkButton to={{ search: cleared, hash: 'vins' }} size="tall" className="mt-7">
          {words.all}
        </LinkButton>
      )}
    </EmptyState>
  )
}

function Glass() {
  return (
    <svg
      viewBox="0 0 48 60"
      aria-hidden="true"
      className="mb-8 h-24 w-auto fill-none stroke-current stroke-1 opacity-50"
    >
      <path d="M12 3h24l2 17c0 9-6 14-14 14s-14-5-14-14zM24 34v21M14 57c2-2 6-2 10-2s8 0 10 2" />
    </svg>
  )
}
