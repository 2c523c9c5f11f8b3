import type { ReactNode } from 'react'

/** One control under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-ink/15 py-8">
      <h2 className="eyebrow font-content">{name}</h2>
      {children}
    </section>
  )
}
