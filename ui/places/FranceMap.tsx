import { FRANCE_MAP, FRANCE_OUTLINE } from '#rules/places/france-map.ts'

interface FranceMapProps {
  title: string
  spots: readonly { x: number; y: number }[]
  /** How large a point is, in the map's own units. */
  radius: number
}

/** France with a point for each place, drawn from our own data: nobody else is asked for a map. */
export function FranceMap({ title, spots, radius }: FranceMapProps) {
  return (
    <svg
      viewBox={`0 0 ${FRANCE_MAP.width} ${FRANCE_MAP.height}`}
      role="img"
      aria-label={title}
      className="mx-auto block h-auto w-full max-w-[34rem]"
    >
      <path d={FRANCE_OUTLINE} className="fill-current/8 stroke-current/35" strokeWidth="0.3" strokeLinejoin="round" />
      {spots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="fill-current text-accent" />
      ))}
    </svg>
  )
}
