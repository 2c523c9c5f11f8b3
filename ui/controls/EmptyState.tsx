import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A drawing above the words. */
  picture?: ReactNode
  title: string
  hint: string
  /** The ways out. */
  children?: ReactNode
}

/** Nothing to show: what that means, and what to do about it. */
export function EmptyState({ picture, title, hint, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture}
      <h2 className="title-3">{title}</h2>
      <p className="mt-4">{hint}</p>
      {children}
    </div>
  )
}
