import type { MouseEvent } from 'react'
import type { ShareLinks } from './journal-view.ts'

/** Ways to send a page to somebody: plain links, and the device's own way where it has one. */
export function ShareBar({ share }: { share: ShareLinks }) {
  const { title, device, links } = share
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void import('#site/catalogue/product/share.ts').then((part) => part?.shareWith(device))
  }
  return (
    <section aria-label={title} className="mt-14 border-ink/15 border-t pt-5 text-[0.9375rem]">
      <h2 className="eyebrow font-content text-[0.75rem]! text-current">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="external noopener noreferrer" className={LINK}>
              {label}
            </a>
          </li>
        ))}
        <li className="[@media(scripting:none)]:hidden">
          <a href={device.mail} data-acts="" onClick={onClick} className={LINK}>
            {device.label}
          </a>
        </li>
      </ul>
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:opacity-70'
