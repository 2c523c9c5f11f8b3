import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { CellarWords } from '#words/cellar/fr.ts'
import type { WineView } from './cellar-view.server.ts'

/** Of the drawing's 60 pixels to the centimetre. */
const SCALE = 0.11

/** The few bottles whose time has come, standing side by side. */
export function WinesToOpen({ words, wines }: { words: CellarWords; wines: readonly WineView[] }) {
  return (
    <section aria-labelledby="open-now" className="mt-10">
      <h2 id="open-now" className="eyebrow mb-5 font-content text-accent">
        {words.now}
      </h2>
      <ul className="grid gap-4 xs:grid-cols-2 desk:grid-cols-3">
        {wines.map(({ id, name, details, path, picture, windowText, stateText }) => (
          <li key={id}>
            <Link to={path} className="flex h-full items-end gap-5 bg-ink/[0.045] px-5 pt-6 pb-5">
              {picture ? (
                <BottlePicture picture={{ ...picture, alt: '' }} scale={SCALE} className="shrink-0" />
              ) : (
                <BottleOutline className="h-44 shrink-0" />
              )}
              <span className="pb-1">
                <span className="title-3 block text-balance font-title">{name}</span>
                <span className="mt-1 block text-[0.9375rem] opacity-80">{details}</span>
                <span className="mt-3 block text-[0.9375rem]">{windowText || stateText}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
