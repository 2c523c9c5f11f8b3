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
    exclusiveFilter: ({ tag, attribs: { src, srcset } }) => {
      if (tag !== 'img' && tag !== 'source') return false
      return (tag === 'img' && !isOwn(src ?? '')) || !(srcset ?? '/img/').split(/,\s+/).every(isOwn)
    },
  })
}

/** Pictures come from the estate's own; any other address of the site is no picture. */
function isOwn(address: string): boolean {
  return address.trim().startsWith('/img/')
}
