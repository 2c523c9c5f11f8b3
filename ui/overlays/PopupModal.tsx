import type { Popup } from '#contract/content/popups.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { useLocation } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { localeFromPath, pathInLocale } from '#words/basics/locales.ts'
import { closeModal } from './modal-store.ts'
import { OverlayPicture } from './OverlayPicture.tsx'

/** What a popup says, below its title. */
export function PopupModal({ popup: { text, link } }: { popup: Popup }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-5 whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {link && <PopupLink {...link} />}
    </>
  )
}

export function PopupPicture({ picture }: { picture: NonNullable<Popup['image']> }) {
  return (
    <OverlayPicture
      picture={picture}
      sizes={`${FROM_DESK} 36rem, 100vw`}
      className="aspect-[16/10] w-full bg-ink/5 object-cover"
    />
  )
}

/** Addresses within the site are written without a locale; the page under the popup knows it. */
function PopupLink({ label, href }: { label: string; href: string }) {
  const { pathname } = useLocation()
  const look = withButtonLook({ size: 'tall', className: 'mt-8 px-7' })
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...look}>
        {label}
      </a>
    )
  }
  return (
    <Link to={pathInLocale(href, localeFromPath(pathname))} onClick={closeModal} {...look}>
      {label}
    </Link>
  )
}
