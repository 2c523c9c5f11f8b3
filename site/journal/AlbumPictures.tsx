import type { MouseEvent } from 'react'
import { pictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { openSlider } from '#ui/overlays/slider-store.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import type { AlbumEntryView } from './load-albums.server.ts'
import './albums.css'

const SIZES = ['58vw', '40vw', '32vw', '64vw', '95vw'] as const

/** Pictures and films of unlike sizes; each opens in the slider, or alone where there is no script. */
export function AlbumPictures({ entries, play }: { entries: readonly AlbumEntryView[]; play: string }) {
  const open = (event: MouseEvent, at: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openSlider(
      entries.map(({ media, caption, poster }) => ({ picture: media, caption, poster: poster ?? undefined })),
      at,
    )
  }
  return (
    <ul className="album-grid">
      {entries.map((entry, at) => (
        <li key={entry.id}>
          <Entry entry={entry} at={at} play={play} onOpen={(event) => open(event, at)} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  entry: AlbumEntryView
  at: number
  play: string
  onOpen: (event: MouseEvent) => void
}

function Entry({ entry: { media, caption, poster, focus }, at, play, onOpen }: EntryProps) {
  const words = useWords()
  const isFilm = media.externalType === 'VIDEO'
  const shown = isFilm ? poster : media
  const name = isFilm ? play : words.openPicture
  return (
    <figure>
      <a
        href={isFilm ? media.url : pictureAddress({ image: media, width: 1_600, format: 'jpg' })}
        aria-label={[name, media.alt || caption].filter(Boolean).join(' – ')}
        data-acts=""
        onClick={onOpen}
        className="album-room cursor-zoom-in"
      >
        {shown && (
          <Picture
            picture={shown}
            sizes={`${FROM_DESK} ${SIZES[at % SIZES.length]}, 92vw`}
            isFirst={at < 2}
            className={`size-full object-cover ${focus}`}
          />
        )}
        {isFilm && (
          <span aria-hidden="true" className="film-sign">
            {play}
          </span>
        )}
      </a>
      {caption && <figcaption className="mt-2 text-[0.875rem] italic">{caption}</figcaption>}
    </figure>
  )
}
