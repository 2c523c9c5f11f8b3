import type { ReactNode } from 'react'
import { Glyph } from '#ui/pictures/glyphs.tsx'

export const TINT = 'bg-[color-mix(in_oklab,var(--color-ground)_93%,var(--color-accent))]'
export const NUMBERS = "[font-feature-settings:'lnum','tnum']"
export const ALERT = 'text-[color-mix(in_oklab,#b3261e_75%,var(--color-ink))]'
export const PRIMARY =
  'inline-flex min-h-14 cursor-pointer items-center justify-center bg-primary px-8 py-3 text-center text-on-primary transition-opacity duration-150 hover:opacity-90 disabled:cursor-default disabled:opacity-60'
const QUIET = 'flex min-h-11 cursor-pointer items-center text-left'
export const BOX =
  'flex min-h-16 cursor-pointer items-start gap-4 border border-ink/20 px-5 py-4 transition-colors duration-150 hover:border-ink/50 has-checked:border-primary has-checked:bg-[color-mix(in_oklab,var(--color-ground)_93%,var(--color-primary))] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-disabled:cursor-default has-disabled:opacity-60'

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p id={id} className={`flex items-start gap-2 text-[0.9375rem] empty:hidden ${ALERT}`}>
      {message && (
        <>
          <span className="mt-0.5 shrink-0">
            <Glyph sign="alert" />
          </span>
          {message}
        </>
      )}
    </p>
  )
}

interface NoticeProps {
  kind?: 'info' | 'alert'
  children: ReactNode
}

/** Said once it is there, to who hears the page too. */
export function Notice({ kind = 'info', children }: NoticeProps) {
  return (
    <div
      role={kind === 'alert' ? 'alert' : 'status'}
      className={`flex items-start gap-3 px-5 py-4 empty:hidden ${TINT} ${kind === 'alert' ? 'border-l-2 border-[#b3261e]' : 'border-l-2 border-primary'}`}
    >
      <span className={`mt-1 shrink-0 ${kind === 'alert' ? ALERT : ''}`}>
        <Glyph sign={kind === 'alert' ? 'alert' : 'info'} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** A quiet way on or back that is no link. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={QUIET}>
      <span className="border-b border-current">{children}</span>
    </button>
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
