import { Node } from '@tiptap/core'

/** A picture or a film of the estate in a text. */
export interface FigureAttributes {
  kind: 'img' | 'video'
  src: string
  alt: string
  width: string | null
  height: string | null
  poster: string | null
  isWide: boolean
}

/** Only files of the estate by the image service: anything else would be taken out when the text is kept. */
const OWN_FILE = /^\/img\//

function attributesOf(element: HTMLElement): FigureAttributes | false {
  const media = element.matches('img, video') ? element : element.querySelector<HTMLElement>('img, video')
  const src = media?.getAttribute('src') ?? ''
  if (!media || !OWN_FILE.test(src)) return false
  return {
    kind: media.tagName === 'VIDEO' ? 'video' : 'img',
    src,
    alt: media.getAttribute('alt') ?? '',
    width: media.getAttribute('width'),
    height: media.getAttribute('height'),
    poster: media.getAttribute('poster'),
    isWide: element.classList.contains('wide'),
  }
}

const none = { default: null, rendered: false }

/** A figure whose content is its caption; a picture that stands alone becomes one without. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    kind: { ...none, default: 'img' },
    src: none,
    alt: { ...none, default: '' },
    width: none,
    height: none,
    poster: none,
    isWide: { ...none, default: false },
  }),
  parseHTML: () => [
    // The room that a table scrolls in is made anew whenever a text is kept.
    { tag: 'figure.table-room', skip: true, priority: 100 },
    {
      tag: 'figure',
      priority: 90,
      getAttrs: attributesOf,
      contentElement: (element: HTMLElement) =>
        element.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
    },
    { tag: 'img', getAttrs: attributesOf },
    { tag: 'video', getAttrs: attributesOf, contentElement: () => document.createElement('figcaption') },
  ],
  renderHTML({ node }) {
    const { kind, src, alt, width, height, poster, isWide } = node.attrs as FigureAttributes
    const size = width && height ? { width, height } : {}
    const own = kind === 'img' ? { alt } : { controls: '', preload: 'none', ...(poster && { poster }) }
    return ['figure', isWide ? { class: 'wide' } : {}, [kind, { src, ...own, ...size }], ['figcaption', 0]]
  },
})
