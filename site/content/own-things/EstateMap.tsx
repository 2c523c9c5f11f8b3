import { FranceMap } from '#ui/places/FranceMap.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** Where the estate lies, and a way there that is only asked for when it is followed. */
export function EstateMap({ view: { spot, title, name, lines, way, directions } }: OwnPartProps<'map'>) {
  return (
    <figure>
      <FranceMap title={title} spots={[spot]} radius={1.6} />
      <figcaption className="mt-6 text-center">
        <span className="block font-title text-[1.25rem]">{name}</span>
        {lines.map((line) => (
          <span key={line} className="block lining-nums">
            {line}
          </span>
        ))}
        <a href={directions} rel="noopener" className="mt-2 inline-block py-2 underline underline-offset-4">
          {way}
        </a>
      </figcaption>
    </figure>
  )
}
