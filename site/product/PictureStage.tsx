import type { MouseEvent } from 'react'
import type { ShownPicture } from '#contract/pictures.ts'
import { pictureAddress } from '#rules/pictures.ts'
import { Picture } from '#ui/Picture.tsx'
import { BottleOutline, BottlePicture } from '#ui/shop/BottlePicture.tsx'
import { openSlider } from '#ui/slider-store.ts'
import type { ProductView } from './product-view.ts'

/** Of the drawing's pixels: the same for every bottle, so that a magnum is bigger; phones shrink all alike. */
const SCALE = 0.32
const FULL_WIDTH = 1_600

interface PictureStageProps {
  gallery: ProductView['gallery']
  isSoldOut: boolean
}

/** The bottle on its ground, and the other pictures below it; each opens in the full-screen slider. */
export function PictureStage({ gallery, isSoldOut }: PictureStageProps) {
  const [first, ...others] = gallery.pictures
  const slides = gallery.pictures.map((picture) => ({ picture }))
  const open = (event: MouseEvent, at: number) => {
    event.preventDefault()
    openSlider(slides, at)
  }
  return (
    <div className="desk:col-span-6 wide:col-span-7">
      <div className="desk:sticky desk:top-28">
        <div
          className={`flex h-[27rem] items-end justify-center overflow-hidden bg-ink/[0.045] pb-7 desk:h-[min(50rem,calc(100dvh-13rem))] desk:min-h-[38rem] desk:pb-12 ${isSoldOut ? 'opacity-70' : ''}`}
        >
          {first ? (
            <a
              href={fullAddress(first)}
              aria-label={`${gallery.enlarge} – ${first.alt}`}
              onClick={(event) => open(event, 0)}
              className="block cursor-zoom-in [zoom:.56] desk:[zoom:.86] wide:[zoom:1]"
            >
              <BottlePicture picture={first} scale={scaleOf(first)} isFirst />
            </a>
          ) : (
            <BottleOutline />
          )}
        </div>
        {others.length > 0 && (
          <ul aria-label={gallery.label} className="mt-3 flex gap-3">
            {others.slice(0, 5).map((picture, at) => (
              <li key={picture.id} className="min-w-0 max-w-36 flex-1">
                <a
                  href={fullAddress(picture)}
                  aria-label={`${gallery.enlarge} – ${picture.alt}`}
                  onClick={(event) => open(event, at + 1)}
                  className="block aspect-[4/3] cursor-zoom-in overflow-hidden bg-ink/[0.045]"
                >
                  <Thumbnail picture={picture} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Thumbnail({ picture }: { picture: ShownPicture }) {
  // Films begin with their first frame; nothing of them is fetched before.
  if (picture.externalType === 'VIDEO') return <span className="grid size-full place-items-center text-2xl">▷</span>
  return (
    <Picture
      picture={picture}
      sizes="9rem"
      widest={320}
      className="size-full object-cover transition-opacity hover:opacity-85"
    />
  )
}

/** What is not drawn to the bottles' scale, because it is broader than high, fills its place instead. */
function scaleOf({ width, height }: ShownPicture): number {
  return height > width * 1.6 ? SCALE : Math.min(0.5, 520 / Math.max(width, 1))
}

function fullAddress(picture: ShownPicture): string {
  return pictureAddress(picture, FULL_WIDTH, 'jpg')
}
