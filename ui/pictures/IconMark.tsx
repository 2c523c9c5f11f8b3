interface IconMarkProps {
  icon: { width: number; height: number; path: string }
  className?: string
}

/** A drawing beside words that already say what it means. */
export function IconMark({ icon, className = 'h-[1em] w-auto' }: IconMarkProps) {
  return (
    <svg viewBox={`0 0 ${icon.width} ${icon.height}`} className={className} fill="currentColor" aria-hidden="true">
      <path d={icon.path} />
    </svg>
  )
}
