import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

export interface DialogProps {
  title: string
  /** What the close button says to who hears it. */
  close: string
  /** Fills the width above the title. */
  top?: ReactNode
  isOpen: boolean
  /** Told of Escape, of a click beside the dialog and of the close button. */
  onClose: () => void
  children: ReactNode
}

type Place = keyof typeof PLACES

/** A dialog in the middle of wide screens; on phones, a sheet from below. */
export function Dialog({
  title,
  close,
  top,
  isOpen,
  onClose,
  children,
  place = 'middle',
}: DialogProps & { place?: Place }) {
  const titleId = useId()
  const dialog = useModalDialog(isOpen)
  const pressedBeside = useRef(false)
  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard, by the browser itself.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => dialog.current?.open || onClose()}
      // A text marked with the mouse up to the outside must not close what is being read.
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
      className={`${PLACES[place]} ${MOTION} ${VEIL}`}
    >
      <div
        tabIndex={-1}
        className="max-h-[inherit] outline-none overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
      >
        {top}
        <div className="px-6 pt-8 pb-10 desk:px-12 desk:pt-11 desk:pb-12">
          <h2 id={titleId} className={`text-3xl desk:text-4xl ${top ? '' : 'pr-10'}`}>
            {title}
          </h2>
          {children}
        </div>
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={onClose}
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full bg-ground text-ink transition-opacity hover:opacity-80 focus-visible:outline-offset-0"
      >
        <Glyph sign="cross" />
      </button>
    </dialog>
  )
}

const PLACES = {
  middle:
    'm-0 mt-auto max-h-[88dvh] w-full max-w-none overflow-hidden border-ink/15 border-t bg-ground bg-clip-padding text-ink shadow-2xl translate-y-8 open:translate-y-0 starting:open:translate-y-8 motion-reduce:translate-y-0! desk:m-auto desk:border desk:max-w-[36rem]',
  side: 'dialog-side',
}
const MOTION =
  'opacity-0 transition-[opacity,translate,overlay,display] transition-discrete duration-200 ease-out open:opacity-100 starting:open:opacity-0'
const VEIL =
  'backdrop:bg-black/60 backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0'
