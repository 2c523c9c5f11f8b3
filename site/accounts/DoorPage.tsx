import type { ReactNode } from 'react'
import { useSite } from '#site/shell/find-page.ts'
import { useKeptFocus } from './frame/use-kept-focus.ts'

interface DoorPageProps {
  eyebrow: string
  title: string
  intro: string
  children: ReactNode
}

/** A page with one thing to do, in front of the account: nobody finds it by searching. */
export function DoorPage({ eyebrow, title, intro, children }: DoorPageProps) {
  const site = useSite()
  useKeptFocus()
  if (!site) return null
  return (
    <div className="mx-auto w-full max-w-2xl px-6 py-12 desk:py-20">
      <title>{`${title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow mb-4 text-accent">{eyebrow}</p>
      <h1 className="title-2">{title}</h1>
      <p className="mt-5 mb-10 max-w-[52ch]">{intro}</p>
      {children}
    </div>
  )
}
