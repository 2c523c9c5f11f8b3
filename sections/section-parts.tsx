import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Section, SectionLink } from '#contract/content/sections.ts'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

type Background = Extract<Section, { ground: unknown }>['ground']

const GROUNDS: Record<Background, string> = {
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
  ground: Background
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

interface LinkProps {
  link: SectionLink | undefined
  locale: Locale
  className?: string
}

/** A link that reads as part of the page. */
export function TextLink({ link, locale, className = '' }: LinkProps) {
  if (!link) return null
  const look = `inline-block border-b border-current pt-2 pb-1 transition-opacity duration-150 hover:opacity-70 ${className}`
  return <SmartLink href={link.href} locale={locale} className={look} label={link.label} />
}

/** The one thing to do on a screen. */
export function ButtonLink({ link, locale, className = '' }: LinkProps) {
  if (!link) return null
  const look = withButtonLook({ size: 'tall', className }).className
  return <SmartLink href={link.href} locale={locale} className={look} label={link.label} />
}

interface SmartLinkProps {
  href: string
  locale: Locale
  className: string
  label: string
}

/** Pages of the site are followed in place and in the visitor's language; everything else is a plain link. */
export function SmartLink({ href, locale, className, label }: SmartLinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={pathInLocale(href, locale)} className={className}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} className={className}>
      {label}
    </a>
  )
}
