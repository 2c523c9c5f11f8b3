import type { Medal } from '#contract/catalogue/closed-sets.ts'

/** The metals are the same on every site. */
const METAL: Record<Medal, string> = {
  GOLD: 'text-[#b8912f]',
  SILVER: 'text-[#8d9196]',
  BRONZE: 'text-[#a06a3f]',
  SCORE: 'text-accent',
}

/** A small medal; `label` says which to who does not see it. A score is a star, since nobody hung it round a neck. */
export function MedalMark({ medal, label, className = 'size-5' }: { medal: Medal; label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      role="img"
      aria-label={label}
      className={`${className} ${METAL[medal]}`}
      fill="currentColor"
    >
      <title>{label}</title>
      {medal === 'SCORE' ? (
        <path d="M10 1.5l2.4 5.6 6.1.5-4.6 4 1.4 6-5.3-3.2-5.3 3.2 1.4-6-4.6-4 6.1-.5z" />
      ) : (
        <>
          <path d="M6.2 11.2 4 18.6l3.2-1.1 2 2.4L10 15l.8 4.9 2-2.4 3.2 1.1-2.2-7.4z" opacity=".55" />
          <circle cx="10" cy="7.6" r="6.6" />
          <circle cx="10" cy="7.6" r="4.6" fill="none" stroke="#fff" strokeOpacity=".65" strokeWidth=".8" />
        </>
      )}
    </svg>
  )
}
