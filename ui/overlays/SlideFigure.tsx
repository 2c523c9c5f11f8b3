import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { OverlayPicture } from './OverlayPicture.tsx'
import type { Slide } from './slider-store.ts'
import { videoMaxWidth } from './video-width.ts'

const POSTER_WIDTH = 960

/** One slide in its place: 0 is the middle of the screen, its neighbours wait on both sides, loaded but silent. */
export function SlideFigure({ slide, offset }: { slide: Slide; offset: number }) {
  const isCurrent = offset === 0
  return (
    <div
      inert={!isCurrent}
      className="absolute inset-0 grid place-items-center transition-transform duration-250 ease-out motion-reduce:transition-none"
      style={{ transform: `translateX(${offset * 100}vw)` }}
    >
      {slide.picture.externalType === 'VIDEO' ? (
        <Film slide={slide} isCurrent={isCurrent} />
      ) : (
        <OverlayPicture
          picture={slide.picture}
          sizes="100vw"
          className="max-h-full max-w-full bg-ink/5 object-contain"
          style={roomFor(slide.picture)}
        />
      )}
    </div>
  )
}

/** As large as the stage allows and never larger than the picture itself; known before it has arrived. */
function roomFor({ width, height, externalType }: ShownPicture): CSSProperties {
  if (width === 0 || height === 0) return { width: '100cqw', height: '100cqh' }
  const ratio = width / height
  const most = externalType === 'IMAGE' ? `, ${width}px` : ''
  return { width: `min(100cqw, ${ratio * 100}cqh${most})`, height: 'auto', aspectRatio: ratio }
}

function Film({ slide: { picture, poster }, isCurrent }: { slide: Slide; isCurrent: boolean }) {
  const film = useRef<HTMLVideoElement>(null)
  const windowWidth = useSyncExternalStore(followWindow, () => window.innerWidth)
  useEffect(() => {
    if (!isCurrent) film.current?.pause()
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useMediaCaption: estates upload films without caption files; the caption below is read instead.
    <video
      ref={film}
      src={picture.url}
      poster={poster && pictureAddress({ image: poster, width: POSTER_WIDTH, format: 'webp' })}
      aria-label={picture.alt}
      controls
      playsInline
      preload="metadata"
      className="max-h-full w-full bg-ink/5"
      style={{ maxWidth: videoMaxWidth(windowWidth) }}
    />
  )
}

function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
