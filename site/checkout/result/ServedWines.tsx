import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import type { OrderGuideView } from './order-guide.server.ts'

/** Of the drawing's 60 pixels to the centimetre. */
const SCALE = 0.085

/** How warm, how soon and how each wine of the order is opened. */
export function ServedWines({ wines }: { wines: NonNullable<OrderGuideView['wines']> }) {
  return (
    <section aria-labelledby="a-table" className="mt-16">
      <h2 id="a-table" className="title-3">
        {wines.title}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 desk:grid-cols-2">
        {wines.list.map(({ key, name, year, image, advice }) => (
          <li key={key} className="flex items-end gap-5 border-ink/15 border-b pb-6">
            <span className="flex w-14 shrink-0 justify-center">
              {image ? (
                <BottlePicture picture={{ ...image, alt: '' }} scale={SCALE} />
              ) : (
                <BottleOutline className="!h-36" />
              )}
            </span>
            <div className="min-w-0">
              <h3 className="text-balance font-title text-[1.25rem] text-heading leading-snug lining-nums wrap-anywhere">
                {[name, year].filter(Boolean).join(' ')}
              </h3>
              {advice.map((line) => (
                <p key={line} className="mt-1 text-[0.9375rem] lining-nums">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
