import type { Attributes, Tag } from 'sanitize-html'
import {
  type ForeignFilm,
  filmMark,
  filmOfAddress,
  filmPage,
  filmServiceName,
  readFilmMark,
} from '#rules/content/foreign-films.ts'

const FOREIGN = 'external noopener noreferrer'

/** Pages of the site, parts of this page, other sites by https, addresses and numbers. Anything else leads nowhere. */
export function cleanLink(tagName: string, { href = '', 'data-film': mark }: Attributes): Tag {
  const film = mark === undefined ? null : readFilmMark(mark)
  if (film) return { tagName, attribs: filmLink(film) }
  const address = href.trim()
  if (/^(#[\w-]+|\/(?![/\\])[^\\\s]*)$/.test(address)) return { tagName, attribs: { href: address } }
  if (/^(mailto|tel):[^\s]+$/i.test(address)) return { tagName, attribs: { href: address } }
  if (/^https:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address)) {
    return { tagName, attribs: { href: new URL(address).href, rel: FOREIGN } }
  }
  return { tagName, attribs: {} }
}

/** The player of a film becomes a link to it: what comes from elsewhere is fetched after consent only. */
export function cleanFrame(_: string, { src = '', title = '' }: Attributes): Tag {
  const film = filmOfAddress(src.trim().replace(/^\/\//, 'https://'))
  if (!film) return { tagName: 'a', attribs: {} }
  return { tagName: 'a', attribs: filmLink(film), text: title.trim() || filmServiceName(film.service) }
}

function filmLink(film: ForeignFilm): Attributes {
  return { href: filmPage(film), rel: FOREIGN, 'data-film': filmMark(film) }
}
