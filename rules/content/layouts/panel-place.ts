import type { PanelScreen } from '#contract/content/closed-sets.ts'

interface Found {
  /** The page of the estate, by its slug. */
  slug?: string
  /** The thing that the address shows, and where it is worked on. */
  thing?: { screen: PanelScreen; id: number }
}

/** The first word of an address of one thing: `/wines/les-aubepines/3/2021`. */
const SCREEN_BY_WORD: Readonly<Record<string, PanelScreen>> = {
  wines: 'products',
  products: 'products',
  actualites: 'news',
  blog: 'blogs',
  albums: 'albums',
  evenements: 'events',
}

const HOME = 'accueil'

/** What an address of the site shows; its language is not part of it. */
export function panelPlace(path: string): Found {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
  if (rest.length === 0) return { slug: first === '' ? HOME : decoded(first) }
  const screen = Object.hasOwn(SCREEN_BY_WORD, first) ? SCREEN_BY_WORD[first] : undefined
  // Its readable name may be left out.
  const id = rest.length === 1 ? rest[0] : rest[1]
  return screen && /^[1-9]\d{0,8}$/.test(id ?? '') ? { thing: { screen, id: Number(id) } } : {}
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
