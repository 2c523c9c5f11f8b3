import type { ReactNode } from 'react'

/** What has come of a form, at its place. */
export function Told({ kind, children }: { kind: 'info' | 'alert'; children: ReactNode }) {
  return (
    <div
      data-told={kind === 'alert' || undefined}
      tabIndex={-1}
      role={kind === 'alert' ? 'alert' : 'status'}
      className={`mt-6 border-l-2 bg-ink/[0.045] px-5 py-4 outline-none ${kind === 'alert' ? 'border-danger' : 'border-primary'}`}
    >
      {children}
    </div>
  )
}
