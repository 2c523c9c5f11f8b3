import type { MediaType } from '#contract/media/closed-sets.ts'

const IMAGES = new Set(['svg', 'jpeg', 'jpg', 'png'])
const FILMS = new Set(['mp4', 'm4v', 'mov', 'avi', 'wmv', 'flv'])
/** Films that no browser plays, whatever is in them. */
const UNPLAYABLE = new Set(['avi', 'wmv', 'flv'])

/** What a file is, by how its name ends. */
export function mediaType(filename: string): MediaType {
  const ending = endingOf(filename)
  if (IMAGES.has(ending)) return 'IMAGE'
  return FILMS.has(ending) ? 'VIDEO' : 'NONE'
}

/** Whether its name alone says that nobody could watch it on a page. */
export function isUnplayable(filename: string): boolean {
  return UNPLAYABLE.has(endingOf(filename))
}

/** A `mov` may hold anything: it has to be looked into. */
export function isQuickTime(filename: string): boolean {
  return endingOf(filename) === 'mov'
}

function endingOf(filename: string): string {
  return (/\.([^.]+)$/.exec(filename.trim())?.[1] ?? '').toLowerCase()
}
