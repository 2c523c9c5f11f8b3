import type { ReactNode } from 'react'
import type { Ground } from '#contract/content/section-fields.ts'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'

export const GROUNDS: Record<Ground, { room: string; colours: string }> = {
  plain: { room: 'section-room', colours: '' },
  tint: { room: 'ground-room', colours: 'bg-ink/[0.045]' },
  primary: {
    room: 'ground-room',
    colours: 'bg-primary text-on-primary [&_.text-accent]:text-current [&_:is(h2,h3)]:text-current',
  },
  ink: { room: 'ground-room', colours: 'bg-ink text-ground [&_.text-accent]:text-current [&_:is(h2,h3)]:text-current' },
}

/** A section's ground and the room around it. */
export function Band({
  ground,
  children,
  isFullBleed = false,
}: {
  ground: Ground
  children: ReactNode
  isFullBleed?: boolean
}) {
  const inner = isFullBleed ? '' : 'band mx-auto max-w-[90rem] px-6 desk:px-10'
  return (
    <section className={`laid-out-late ${GROUNDS[ground].room} ${GROUNDS[ground].colours}`} data-reveal>
      <div className={inner}>{children}</div>
    </section>
  )
}

export function Eyebrow({ children }: { children: string | undefined }) {
  return children ? <p className="eyebrow mb-5 text-accent">{children}</p> : null
}

/** The words that open a list: its title, and what is said of it on the other side. */
export function ListHead({
  eyebrow,
  title,
  text,
}: {
  eyebrow?: string | undefined
  title?: string | undefined
  text?: string | undefined
}) {
  if (!eyebrow && !title && !text) return null
  return (
    <div className="mb-10 flex flex-col gap-6 desk:mb-14 desk:flex-row desk:items-end desk:justify-between">
      <Opening eyebrow={eyebrow} title={title} />
      {text && <Paragraphs text={text} className="max-w-[44ch]" />}
    </div>
  )
}

/** The words that open a section. */
export function Opening({
  eyebrow,
  title,
  className = '',
}: {
  eyebrow?: string | undefined
  title?: string | undefined
  className?: string
}) {
  if (!eyebrow && !title) return null
  return (
    <div className={className}>
      <Eyebrow>{eyebrow}</Eyebrow>
      {title && <h2 className="title-2 max-w-[22ch]">{title}</h2>}
    </div>
  )
}
