import { useEffect } from 'react'
import type { SiteData } from '#site/shell/load-site.ts'
import { IconMark } from '#ui/pictures/IconMark.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { loginStore, restoreLogin } from './login-store.ts'

/** The way to one's account; a dot says that it is open. */
export function AccountLink({ site }: { site: SiteData }) {
  const { account } = useWords()
  const isLogged = useStore(loginStore)
  useEffect(restoreLogin, [])
  if (!site.accountIcon) return null
  return (
    <Link
      to={pathInLocale(isLogged ? '/account' : '/auth', site.locale)}
      aria-label={isLogged ? account.own : account.signIn}
      className="relative flex min-h-11 min-w-11 items-center justify-center"
    >
      <IconMark icon={site.accountIcon} className="h-[1.125rem] w-auto" />
      <span aria-hidden className={`account-dot ${isLogged ? '' : 'known-dot'}`} />
    </Link>
  )
}
