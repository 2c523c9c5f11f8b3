import { FRANCE_MAP, FRANCE_OUTLINE } from '#rules/places/france-map.ts'
import type { PartnersView } from './partners-view.server.ts'

interface PartnerMapProps {
  spots: PartnersView['spots']
  title: string
  hint: string
}

/** France with a point for each address, drawn from our own data: nobody else is asked for a map. */
export function PartnerMap({ spots, title, hint }: PartnerMapProps) {
  return (
    <figure className="partner-map">
      <svg viewBox={`0 0 ${FRANCE_MAP.width} ${FRANCE_MAP.height}`} className="block h-auto w-full">
        <title>{title}</title>
        <path d={FRANCE_OUTLINE} className="fill-ink/6 stroke-ink/30" strokeWidth="0.3" strokeLinejoin="round" />
        {spots.map(({ id, name, href, x, y }) => (
          <a key={id} href={href} aria-label={name} className="partner-point">
            <title>{name}</title>
            <circle cx={x} cy={y} r="2.7" className="fill-transparent" />
            <circle cx={x} cy={y} r="1" className="partner-dot" />
          </a>
        ))}
      </svg>
      <figcaption className="mt-4 text-[0.875rem] italic opacity-80">{hint}</figcaption>
    </figure>
  )
}
