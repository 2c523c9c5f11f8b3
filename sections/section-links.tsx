import type { SectionLink } from '#contract/content/section-fields.ts'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { Link } from '#ui/router/Link.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

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
