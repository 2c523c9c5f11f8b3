import { Link } from '#ui/router/Link.tsx'
import type { PageLink } from './journal-view.ts'

/** Every page of a list as a link that machines follow too. */
export function Pager({ label, pages }: { label: string; pages: readonly PageLink[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={label} className="mt-16 desk:mt-24">
      <ul className="flex flex-wrap justify-center gap-1 lining-nums">
        {pages.map(({ page, to, label: name, isCurrent }) => (
          <li key={page}>
            <Link
              to={to}
              aria-label={name}
              aria-current={isCurrent ? 'page' : undefined}
              className="grid size-11 place-items-center aria-[current]:border-current aria-[current]:border-b"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
