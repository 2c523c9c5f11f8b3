import type { ReactNode } from 'react'
import type { Ground } from '#contract/content/section-fields.ts'

const GROUNDS: Record<Ground, string> = {
  plain: 'section-room',
  tint: 'ground-room bg-ink/[0.045]',
  primary: 'ground-room bg-primary text-on-primary [&_.text-accent]:text-current [&_:is(h2,h3)]:text-current',
  ink: 'ground-room bg-ink text-ground [&_.text-accent]:text-current [&_:is(h2,h3)]:text-current',
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
  const inner = isFullBleed ? '' : 'mx-auto max-w-[90rem] px-6 desk:px-10'
  return (
    <section className={`laid-out-late ${GROUNDS[ground]}`} data-reveal>
      <div className={inner}>{children}</div>
    </section>
  )
}

export function Eyebrow({ children }: { children: string | undefined }) {
  return children ? <p className="eyebrow mb-5 text-accent">{children}</p> : null
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
