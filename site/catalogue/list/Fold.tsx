import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from '#ui/router/Link.tsx'

const PANEL =
  'pb-4 desk:absolute desk:top-full desk:z-10 desk:mt-px desk:max-h-[60vh] desk:overflow-y-auto desk:bg-ground desk:p-5 desk:shadow-[0_24px_48px_-20px_rgb(0_0_0/0.35)]'
const SUMMARY =
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 whitespace-nowrap desk:px-3 [&::-webkit-details-marker]:hidden'

/** Something that unfolds: in place on phones, over the page on wide screens. One at a time. */
export function Fold({ title, isActive, children }: { title: string; isActive: boolean; children: ReactNode }) {
  return (
    <details name="filtre" className="group relative border-b border-ink/10 desk:border-0">
      <summary className={`${SUMMARY} ${isActive ? 'text-accent' : ''}`}>
        {title}
        <Chevron />
      </summary>
      <div className={`${PANEL} desk:left-0`}>{children}</div>
    </details>
  )
}

interface FoldOfLinksProps {
  /** The current one, which stands for all of them while folded. */
  title: string
  label: string
  links: readonly { label: string; to: string; isCurrent: boolean }[]
}

export function FoldOfLinks({ title, label, links }: FoldOfLinksProps) {
  return (
    <details name="filtre" className="group relative">
      <summary className={SUMMARY}>
        <span className="sr-only">{label}</span> {title}
        <Chevron />
      </summary>
      <ul className="absolute top-full right-0 z-10 mt-px bg-ground px-5 py-3 shadow-[0_24px_48px_-20px_rgb(0_0_0/0.35)]">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={{ search: link.to, hash: 'vins' }}
              aria-current={link.isCurrent ? 'true' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:underline aria-[current]:text-accent desk:min-h-9"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className="size-3 fill-none stroke-current stroke-1 transition-transform duration-150 group-open:rotate-180"
    >
      <path d="M2 4l4 4 4-4" />
    </svg>
  )
}

/** A press beside them, a followed link or Escape folds what is unfolded. Without scripts, their own heads do. */
export function useFolds(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = (event: Event) => {
      const open = area.current?.querySelector('details[open]')
      if (!open || !(event.target instanceof Element)) return
      const isInside = open.contains(event.target)
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || !isInside) return
        open.querySelector('summary')?.focus()
      } else if (isInside && !event.target.closest('a')) return
      open.removeAttribute('open')
    }
    document.addEventListener('click', fold)
    document.addEventListener('keydown', fold)
    return () => {
      document.removeEventListener('click', fold)
      document.removeEventListener('keydown', fold)
    }
  }, [])
  return area
}
