import { plainWords } from '#rules/basics/plain-text.ts'

/** What people read in a minute, on a screen and with pleasure. */
const WORDS_A_MINUTE = 200

const BLOCK_END = /<\/(?:p|h[2-4]|li|blockquote|td|th|caption|figcaption|figure|tr)>|<br \/>|<hr \/>/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words of a cleaned rich text, on one line. Only for what was cleaned: anything else may hide tags from it. */
export function richTextWords(html: string): string {
  return html
    .replace(BLOCK_END, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

/** How many minutes it takes to read; the shortest text takes one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainWords(richTextWords(html)).length / WORDS_A_MINUTE))
}

const HEADING = /<h([2-4])(?: id="[^"]*")?>(?=(.*?)<\/h\1>)/gs

/** Gives each heading an anchor made from its words; the same words twice are told apart by a number. */
export function withAnchors(html: string): string {
  const taken = new Map<string, number>()
  return html.replace(HEADING, (_, level: string, inside: string) => {
    // The prefix keeps the words of an estate from naming a part of the page around them.
    const name = ['s', ...plainWords(richTextWords(inside))].join('-').slice(0, 80)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return `<h${level} id="${count === 1 ? name : `${name}_${count}`}">`
  })
}

const TABLE = /<table>|<\/table>/g
const ROOM = '<figure class="table-room" tabindex="0">'

/** Tables scroll in a room of their own, where they are wider than the page. Tables within tables stay in its room. */
export function withTableRooms(html: string): string {
  let depth = 0
  let isOwn = false
  return html.replace(TABLE, (tag, at: number) => {
    if (tag === '<table>') {
      depth += 1
      if (depth > 1) return tag
      isOwn = !html.slice(0, at).endsWith(ROOM)
      return isOwn ? ROOM + tag : tag
    }
    depth = Math.max(0, depth - 1)
    return depth === 0 && isOwn ? `${tag}</figure>` : tag
  })
}
