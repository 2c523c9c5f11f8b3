/** A picture of the estate as small as it is shown here; the name in its address is for people only. */
export function smallPicture(mediaId: string): string {
  return `/img/w160/${mediaId}/photo.webp`
}
