import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useModalDialog } from '#ui/controls/use-modal-dialog.ts'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import { SlideFigure } from './SlideFigure.tsx'
import { positionAfterKey, positionsAround, slideAt } from './slide-positions.ts'
import { closeSlider, type ShownSlides, type Slide } from './slider-store.ts'
import { useSwipe } from './use-swipe.ts'

/** Pictures and films one by one over the whole screen, round and round. */
export function Slider({ slides, startAt }: ShownSlides) {
  const words = useWords()
  const dialog = useModalDialog(true)
  const [position, setPosition] = useState(startAt)
  const swipe = useSwipe((step) => setPosition(position + step))
  const count = slides.length
  const index = slideAt(position, count)

  const onKeyDown = (event: KeyboardEvent) => {
    // In a film the arrows wind, as everywhere.
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return
    const next = positionAfterKey({ key: event.key, position, count })
    if (next === null) return
    event.preventDefault()
    if (count > 1) setPosition(next)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.slider}
      onClose={() => dialog.current?.open || closeSlider()}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-ground text-ink opacity-0 transition-opacity duration-200 open:opacity-100 starting:open:opacity-0"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has Escape. */}
      <div tabIndex={-1} onClick={closeBeside} className={GRID}>
        <div className="col-span-full flex items-center justify-between pl-6 desk:pr-4 desk:pl-10">
          <Count slide={slides[index]} n={index + 1} total={count} />
          <button type="button" aria-label={words.close} onClick={closeSlider} className={ROUND}>
            <Glyph sign="cross" />
          </button>
        </div>
        <div className="relative col-span-full row-start-2 touch-pan-y touch-pinch-zoom [container-type:size] desk:col-span-1 desk:col-start-2">
          <div
            {...(count > 1 ? swipe : {})}
            className="absolute inset-0 transition-[translate] duration-250 ease-out motion-reduce:transition-none"
          >
            {positionsAround(position, count).map((at) => {
              const slide = slides[slideAt(at, count)]
              return slide && <SlideFigure key={at} slide={slide} offset={at - position} />
            })}
          </div>
        </div>
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label={words.previous}
              onClick={() => setPosition(position - 1)}
              className={`${ROUND} ${ARROW}`}
            >
              <Glyph sign="previous" />
            </button>
            <button
              type="button"
              aria-label={words.next}
              onClick={() => setPosition(position + 1)}
              className={`${ROUND} ${ARROW} col-start-3`}
            >
              <Glyph sign="next" />
            </button>
          </>
        )}
        <p className="col-start-2 row-start-3 self-center justify-self-center max-w-[80ch] px-2 py-4 text-center text-[0.9375rem] leading-snug text-balance italic">
          {slides[index]?.caption}
        </p>
      </div>
    </dialog>
  )
}

/** Seen as "3 / 7", heard as a sentence each time it changes. */
function Count({ slide, n, total }: { slide: Slide | undefined; n: number; total: number }) {
  const words = useWords()
  const isFilm = slide?.picture.externalType === 'VIDEO'
  const spoken = fill(isFilm ? words.videoCount : words.pictureCount, { n, total })
  return (
    <p role="status" className="text-sm tracking-[0.14em] tabular-nums lining-nums">
      <span className="sr-only">{`${spoken}. ${slide?.caption ?? slide?.picture.alt ?? ''}`}</span>
      {total > 1 && <span aria-hidden="true">{`${n} / ${total}`}</span>}
    </p>
  )
}

/** A click beside the picture closes, as it does beside any dialog. */
function closeBeside({ target }: MouseEvent): void {
  if (target instanceof Element && !target.closest('img, video, button, p')) closeSlider()
}

const GRID =
  'grid h-full outline-none grid-cols-[4rem_1fr_4rem] grid-rows-[4rem_1fr_minmax(5rem,auto)] pb-[env(safe-area-inset-bottom)] desk:grid-cols-[6rem_1fr_6rem] desk:grid-rows-[5rem_1fr_minmax(5rem,auto)]'
const ROUND =
  'grid size-16 cursor-pointer place-items-center justify-self-center transition-opacity hover:opacity-60 focus-visible:-outline-offset-8'
/** On phones at the very bottom, so that a long caption does not move them from under the thumb. */
const ARROW = 'row-start-3 mb-2 self-end desk:row-start-2 desk:mb-0 desk:self-center'
