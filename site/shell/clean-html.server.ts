import sanitize from 'sanitize-html'

/** Markup that an estate wrote itself: what it may be made of, and nothing that runs or fetches from elsewhere. */
export function cleanHtml(html: string | null): string {
  if (!html) return ''
  return sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'picture', 'source'],
    allowedAttributes: {
      '*': ['class', 'lang', 'title'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
      source: ['srcset', 'sizes', 'type', 'media'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [], source: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/img/'),
  })
}
