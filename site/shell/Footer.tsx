import type { Element } from '#contract/content/elements.ts'
import { FrameSections } from '#site/content/frame/FrameSections.tsx'
import { useFrame } from '#site/content/frame/use-frame.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { AddressLines } from '#ui/text/AddressLines.tsx'
import { OpeningHours } from '#ui/text/OpeningHours.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { LegalText } from './LegalLinks.tsx'
import { LogoImage } from './Logo.tsx'
import type { SiteData } from './load-site.ts'
import { Socials } from './Socials.tsx'

/** What stands in the page's foot. Nothing of it changes while one reads: it is sent as it is. */
export function Footer({ site }: { site: SiteData }) {
  const words = useWords()
  const { company, footer } = site
  const own = useFrame().footer
  // What the law asks for stands under whatever the estate has made itself.
  if (own) {
    return (
      <>
        <FrameSections site={site} part={own} name="pied" />
        <LegalText site={site} />
      </>
    )
  }
  return (
    <>
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-12 px-6 pt-16 pb-12 desk:grid-cols-2 desk:px-10 desk:pt-24 wide:grid-cols-12">
        <div className="flex flex-col items-start gap-6 wide:col-span-4">
          <LogoImage
            logo={site.logos.footer}
            isLate
            name={site.name}
            className="h-(--logo-height-footer) w-(--logo-width-footer) max-w-full object-contain object-left"
          />
          {company.description && <p className="max-w-[38ch]">{company.description}</p>}
          {footer.event && (
            <Link to={footer.event.path} className="py-1 underline underline-offset-4" data-next-event>
              {footer.event.title}
            </Link>
          )}
          {site.hasAlbums && (
            <Link to={pathInLocale('/albums', site.locale)} className="py-1 underline underline-offset-4">
              {words.albums}
            </Link>
          )}
          {site.hasNewsletter && (
            <Link to={pathInLocale('/newsletter', site.locale)} className="py-1 underline underline-offset-4">
              {words.newsletter}
            </Link>
          )}
          <div className="-ml-3">
            <Socials site={site} />
          </div>
        </div>
        <CompanyBlock site={site} />
        {company.hours.length > 0 && (
          <section aria-label={words.hoursTitle} className="wide:col-span-3">
            <FooterTitle>{words.hoursTitle}</FooterTitle>
            <OpeningHours hours={company.hours} />
          </section>
        )}
        <FooterLinks site={site} links={footer.links} />
      </div>
      <FooterLogos logos={footer.logos} />
      <LegalText site={site} />
    </>
  )
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-4 font-content text-[0.8125rem] tracking-[0.16em] text-current uppercase">{children}</h2>
}

function CompanyBlock({ site }: { site: SiteData }) {
  const words = useWords()
  const { phone, mobile, fax, email } = site.company
  return (
    <div className="wide:col-span-3">
      <FooterTitle>{words.companyTitle}</FooterTitle>
      <address className="not-italic">
        <AddressLines company={site.company} />
        <ul className="mt-3">
          {[phone, mobile].map(
            (number) =>
              number && (
                <li key={number}>
                  <a
                    className="inline-block py-1 underline-offset-4 hover:underline"
                    href={`tel:${number.replace(/[^\d+]/g, '')}`}
                  >
                    {number}
                  </a>
                </li>
              ),
          )}
          {fax && <li className="py-1">{`${words.fax} ${fax}`}</li>}
          {email && (
            <li>
              <a className="inline-block py-1 break-all underline-offset-4 hover:underline" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          )}
        </ul>
      </address>
    </div>
  )
}

function FooterLinks({ site, links }: { site: SiteData; links: readonly Element[] }) {
  const words = useWords()
  if (links.length === 0) return null
  const look = 'inline-block py-1.5 underline-offset-4 hover:underline'
  return (
    <nav aria-label={words.footerLinks} className="wide:col-span-2">
      <FooterTitle>{words.footerLinks}</FooterTitle>
      <ul>
        {links.map(({ id, url, title }) => (
          <li key={id}>
            {url?.startsWith('/') ? (
              <Link to={pathInLocale(url, site.locale)} className={look}>
                {title}
              </Link>
            ) : (
              <a href={url ?? '#'} className={look}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Labels and partners the estate is proud of. */
function FooterLogos({ logos }: { logos: readonly Element[] }) {
  const shown = logos.filter(({ image }) => image !== null)
  if (shown.length === 0) return null
  return (
    <ul className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-10 gap-y-4 px-6 pb-10 desk:px-10">
      {shown.map(({ id, image, title, url }) => {
        const picture = image && <Picture picture={image} sizes="96px" widest={320} className="h-14 w-auto" />
        return (
          <li key={id}>
            {url ? (
              <a href={url} aria-label={title}>
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </ul>
  )
}
