import type { ReactNode } from 'react'

interface AccountSectionProps {
  id: string
  title: string
  intro?: string | undefined
  children: ReactNode
}

/** One matter of a page of the account, with its own heading. */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-2xl border-ink/15 border-t pt-8">
      <h2 id={id} className="title-3 mb-4">
        {title}
      </h2>
      {intro && <p className="mb-6 max-w-[60ch]">{intro}</p>}
      {children}
    </section>
  )
}
