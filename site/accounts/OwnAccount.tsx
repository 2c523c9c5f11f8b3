import type { User } from '#contract/accounts/accounts.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import type { AccountWords } from '#words/accounts/fr.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { AccountForm } from './AccountForm.tsx'
import { shownPhone } from './shown-phone.ts'

interface OwnAccountProps {
  user: User
  words: AccountWords
  locale: Locale
  next: string | null
  hasShop: boolean
}

/** Who is signed in, the way on, and the way out. */
export function OwnAccount({ user, words, locale, next, hasShop }: OwnAccountProps) {
  const { own } = words
  const onward = next ?? (hasShop ? pathInLocale('/nos-vins', locale) : null)
  return (
    <div className="max-w-xl">
      <p>{fill(own.intro, { email: user.email })}</p>
      <dl className="mt-8 divide-y divide-ink/10 border-y border-ink/10">
        <Fact label={own.phone} value={user.phone && shownPhone(user.phone)} />
        <Fact label={own.birthdate} value={user.birthdate && shownDay(user.birthdate)} />
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-4">
        {onward && (
          <LinkButton to={onward} size="medium">
            {next ? own.goOn : own.toWines}
          </LinkButton>
        )}
        <AccountForm intent="logout" next={null} words={words} submit={own.logout} refused={null} isQuiet />
      </div>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="opacity-80">{label}</dt>
      <dd className="[font-feature-settings:'lnum','tnum']">{value}</dd>
    </div>
  )
}

/** `1990-12-31` → `31/12/1990` */
function shownDay(day: string): string {
  return day.split('-').reverse().join('/')
}
