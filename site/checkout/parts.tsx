import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Glyph } from '#ui/pictures/glyphs.tsx'

export const TINT = 'bg-[color-mix(in_oklab,var(--color-ground)_93%,var(--color-accent))]'
export const NUMBERS = "[font-feature-settings:'lnum','tnum']"

interface NoticeProps {
  kind?: 'info' | 'alert'
  children: ReactNode
}

/** Said once it is there, to who hears the page too. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div
      role={kind === 'alert' ? 'alert' : 'status'}
      className={`flex items-start gap-3 px-5 py-4 empty:hidden ${TINT} ${kind === 'alert' ? 'border-l-2 border-danger' : 'border-l-2 border-primary'}`}
    >
      <span className={`mt-1 shrink-0 ${kind === 'alert' ? 'text-danger-ink' : ''}`}>
        <Glyph sign={kind === 'alert' ? 'alert' : 'info'} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** A quiet way on or back that is no link. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" onClick={onClick}>
      <span>{children}</span>
    </Button>
  )
}

export function Group({ legend, hint, children }: { legend: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="p-0">
        <h2 className="title-3">{legend}</h2>
      </legend>
      {hint && <p className="mt-2 max-w-[60ch] text-[0.9375rem] text-ink/80">{hint}</p>}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </fieldset>
  )
}
