import type { ShownPicture } from '#contract/media/pictures.ts'
import { Picture } from '#ui/pictures/Picture.tsx'

/** Of the drawing's 60 pixels to the centimetre: all bottles at one scale, so that a magnum is bigger. */
const CARD_SCALE = 0.18

interface BottlePictureProps {
  picture: ShownPicture
  /** How many pixels of the page are one pixel of the picture. */
  scale?: number
  /** In view when the page opens. */
  isFirst?: boolean
  className?: string
}

/** A bottle, a box or a glass, cut out, standing on its own shadow. What is wider than its place shrinks to it. */
export function BottlePicture({ picture, scale = CARD_SCALE, isFirst = false, className = '' }: BottlePictureProps) {
  const room = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  return (
    <span className={`bottle-shadow isolate inline-block max-w-full ${className}`}>
      <Picture
        picture={picture}
        room={room}
        sizes={`${room.width}px`}
        widest={480}
        isFirst={isFirst}
        className="block"
      />
    </span>
  )
}

/** Stands where an estate has given no picture: the outline of a bottle, in the colour of the text. */
export function BottleOutline({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 76 300" aria-hidden="true" className={`h-[20.25rem] w-auto opacity-25 ${className}`}>
      <path
        d="M29 4h18v10h-1v72c0 14 22 18 22 48v150c0 8-4 12-12 12H20c-8 0-12-4-12-12V134c0-30 22-34 22-48V14h-1z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
