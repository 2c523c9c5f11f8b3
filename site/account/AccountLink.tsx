import { useEffect } from 'react'
import { Link } from 'react-router'
import { IconMark } from '#ui/IconMark.tsx'
import { useStore } from '#ui/use-store.ts'
import { useWords } from '#ui/words-context.tsx'
import { pathInLocale } from '#words/locales.ts'
import type { SiteData } from '../load-site.ts'
import { loginStore, restoreLogin } from './login-store.ts'

/** The way to one's account; a dot says that it is open. */
export function AccountLink({ site }: { site: SiteData }) {
  const { account } = useWords()
  const isLogged = useStore(loginStore)
  useEffect(restoreLogin, [])
  if (!site.accountIcon) return null
  return (
    <Link
      to={pathInLocale('/auth', site.locale)}
      aria-label={isLogged ? account.own : account.signIn}
      className="relative flex min-h-11 min-w-11 items-center justify-center"
    >
      <IconMark icon={site.accountIcon} className="h-[1.125rem] w-auto" />
      {isLogged && <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-primary" />}
    </Link>
  )
}
