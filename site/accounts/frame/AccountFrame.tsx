import { type ReactNode, useEffect, useRef } from 'react'
import { forgetCustomer } from '#site/accounts/on-led.ts'
import { withButtonLook } from '#ui/controls/button-look.ts'
import { Form } from '#ui/router/Form.tsx'
import { useLocation } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import type { AccountAreaWords } from '#words/accounts/area/fr.ts'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import { accountRooms, isInRoom } from './account-pages.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import './account.css'

interface AccountFrameProps {
  words: AccountAreaWords
  locale: Locale
  name: string
  isECommerce: boolean
  /** Whether they look after the estate: the way there is theirs alone. */
  isOfEstate: boolean
  children: ReactNode
}

/** The pages of one's account: its rooms to the left, a strip to swipe along on phones. */
export function AccountFrame({ words, locale, name, isECommerce, isOfEstate, children }: AccountFrameProps) {
  useKeptFocus()
  return (
    <div className="mx-auto w-full max-w-7xl px-6 pt-8 pb-20 desk:px-10 desk:pt-14 desk:pb-28">
      <div className="desk:grid desk:grid-cols-[13.5rem_minmax(0,1fr)] desk:gap-x-16 wide:gap-x-24">
        <aside>
          <p className="eyebrow text-accent">{words.eyebrow}</p>
          <p className="mt-1 mb-5 [font-family:var(--font-title)] text-xl desk:mb-8">{name}</p>
          {isOfEstate && (
            <a
              href={`/admin?lang=${locale}`}
              {...withButtonLook({ look: 'outline', size: 'small', className: 'mb-6' })}
            >
              {words.office}
            </a>
          )}
          <Rooms words={words} locale={locale} isECommerce={isECommerce} />
          <Form
            method="post"
            action={pathInLocale('/auth', locale)}
            onLed={forgetCustomer}
            className="mt-6 hidden desk:block"
          >
            <LogoutButton label={words.logout} />
          </Form>
        </aside>
        <div className="account-room mt-8 min-w-0 desk:mt-0">{children}</div>
      </div>
      <Form
        method="post"
        action={pathInLocale('/auth', locale)}
        onLed={forgetCustomer}
        className="mt-16 border-ink/15 border-t pt-4 desk:hidden"
      >
        <LogoutButton label={words.logout} />
      </Form>
    </div>
  )
}

function Rooms({ words, locale, isECommerce }: Pick<AccountFrameProps, 'words' | 'locale' | 'isECommerce'>) {
  const strip = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showCurrent(strip.current))
  const page = pathname.slice(LOCALES[locale].prefix.length).replace(/\/$/, '')
  return (
    <nav aria-label={words.navigation} className="account-rooms">
      <ul ref={strip}>
        {accountRooms({ isECommerce }).map(({ key, path }) => (
          <li key={key}>
            <Link to={pathInLocale(path, locale)} aria-current={isInRoom(page, path) ? 'page' : undefined}>
              {words.pages[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On phones the strip is wider than the screen: the room one is in is brought to its middle. */
function showCurrent(strip: HTMLElement | null): void {
  const room = strip?.querySelector('[aria-current]')
  if (!strip || !room) return
  const [wide, narrow] = [strip.getBoundingClientRect(), room.getBoundingClientRect()]
  strip.scrollLeft += narrow.left + narrow.width / 2 - (wide.left + wide.width / 2)
}

function LogoutButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      name="intent"
      value="logout"
      className="min-h-11 cursor-pointer underline underline-offset-4 opacity-80 hover:opacity-100"
    >
      {label}
    </button>
  )
}
