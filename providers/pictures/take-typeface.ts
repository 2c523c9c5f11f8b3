import { create } from 'fontkit'
import type { MediaKind, MediaRefusal } from './picture-maker.ts'

type Named = Pick<MediaKind, 'mime_type' | 'ending'>

/** By the first four bytes; a collection of several typefaces is none that a page can use. */
const KINDS: Readonly<Record<string, Named>> = {
  wOF2: { mime_type: 'font/woff2', ending: 'woff2' },
  OTTO: { mime_type: 'font/otf', ending: 'otf' },
  true: { mime_type: 'font/ttf', ending: 'ttf' },
  '\u0000\u0001\u0000\u0000': { mime_type: 'font/ttf', ending: 'ttf' },
}

/** What kind of typeface a file says it is; undefined where it says nothing of the sort. */
export function typefaceKind(start: string): Named | undefined {
  const signature = start.slice(0, 4)
  return Object.hasOwn(KINDS, signature) ? KINDS[signature] : undefined
}

/** Opened and asked for a letter: a file that only begins like a typeface is none. */
export function takeTypeface(bytes: Uint8Array, kind: Named): MediaKind | MediaRefusal {
  return canDraw(bytes) ? { kind: 'FONT', ...kind, width: null, height: null } : { refusal: 'media-unreadable' }
}

function canDraw(bytes: Uint8Array): boolean {
  try {
    const font = create(bytes)
    return font.unitsPerEm > 0 && font.layout('a').glyphs.length > 0
  } catch {
    return false
  }
}
