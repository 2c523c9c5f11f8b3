import type { ShownPicture } from '#contract/media/pictures.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import type { ProductView } from '#site/catalogue/product/product-view.ts'
import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'

/** Of the drawing's pixels: the same for every bottle, so that a magnum is bigger; phones shrink all alike. */
const SCALE = 0.27
const FULL_WIDTH = 1_600

/** The bottle on its ground, and the other pictures below it; each opens in the full-screen slider. */
export function PictureStage({ gallery }: { gallery: ProductView['gallery'] }) {
  const [first, ...others] = gallery.pictures
  return (
    <div className="desk:sticky desk:top-28">
      <div className="flex h-[14.5rem] items-end justify-center overflow-hidden bg-ink/[0.045] pb-3 desk:h-[38rem] desk:pb-8">
        {first ? (
          <a
            href={fullAddress(first)}
            aria-label={`${gallery.enlarge} – ${first.alt}`}
            data-slide={0}
            className="block cursor-zoom-in [zoom:.38] desk:[zoom:.86] wide:[zoom:1]"
          >
            <BottlePicture picture={first} scale={bottleScale(first)} isFirst className="page-bottle" />
          </a>
        ) : (
          <BottleOutline />
        )}
      </div>
      {others.length > 0 && (
        <ul aria-label={gallery.label} className="mt-3 flex gap-3">
          {others.slice(0, 5).map((picture, at) => (
            <li key={picture.id} className="w-16 desk:w-32">
              <a
                href={fullAddress(picture)}
                aria-label={`${gallery.enlarge} – ${picture.alt}`}
                data-slide={at + 1}
                className="block aspect-[4/3] cursor-zoom-in overflow-hidden bg-ink/[0.045]"
              >
                <Thumbnail picture={picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
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
function bottleScale({ width, height }: ShownPicture): number {
  return height > width * 1.6 ? SCALE : Math.min(0.45, 480 / Math.max(width, 1))
}

function fullAddress(picture: ShownPicture): string {
  return pictureAddress({ image: picture, width: FULL_WIDTH, format: 'jpg' })
}
