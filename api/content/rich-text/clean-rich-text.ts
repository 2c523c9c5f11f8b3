import sanitize from 'sanitize-html'
import { withAnchors, withTableRooms } from '#rules/content/rich-text.ts'
import { cleanFrame, cleanLink } from './clean-links.ts'
import { cleanFilm, cleanPicture, isOwnFile } from './clean-pictures.ts'

const TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'cite',
  'em',
  'strong',
  'sub',
  'sup',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
  'video',
]

/** What writers and other programs mean by it; the page's own title is its only `h1`. */
const MEANT = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' } as const

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel', 'data-film'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'preload', 'playsinline'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    figure: ['class', 'tabindex'],
    blockquote: ['class'],
  },
  allowedClasses: { figure: ['table-room', 'wide'], blockquote: ['pull'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [], video: [] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    ...MEANT,
    a: cleanLink,
    iframe: cleanFrame,
    img: cleanPicture,
    video: cleanFilm,
    figure: (tagName, { class: look = '' }) => ({
      tagName,
      attribs: look === 'table-room' ? { class: look, tabindex: '0' } : look === '' ? {} : { class: look },
    }),
  },
  exclusiveFilter: ({ tag, attribs, text }) => {
    if (tag === 'img' || tag === 'video') return !isOwnFile(attribs.src ?? '')
    // A frame that is no film, and a link that leads nowhere and says nothing.
    return (tag === 'a' || tag === 'iframe') && attribs.href === undefined && text.trim() === ''
  },
}

/**
 * The rich text of an estate as it may be printed: made of what decisions/030 lists, and of nothing that runs or fetches
 * from elsewhere. Cleaning what is clean changes nothing, so that it is done when a text is kept and when it is sent.
 */
export function cleanRichText(html: string): string {
  return withTableRooms(withAnchors(sanitize(html, OPTIONS).trim()))
}
