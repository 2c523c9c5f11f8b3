import { GalleryPictures } from '#sections/Gallery.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** The first pictures of an album; each opens in the slider, or alone where there is no script. */
export function AlbumRow({ view: { pictures } }: OwnPartProps<'album'>) {
  return <GalleryPictures pictures={pictures} />
}
