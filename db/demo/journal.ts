import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { Locale } from '#words/basics/locales.ts'

/** News, blog and albums of a demo estate. */
export interface DemoJournal {
  news: readonly DemoNews[]
  folders?: readonly DemoFolder[]
  albums?: readonly DemoAlbum[]
}

interface DemoText {
  title: string
  slug: string
  teaser?: string
  /** For who cannot see its picture. */
  alt?: string
  /** Made by db/demo/rich-text.ts. */
  content: string
}

export interface DemoNews {
  /** A day; or so many days after the demo is loaded, for what lies ahead. */
  published: string | { inDays: number }
  isDraft?: true
  promoted?: { from: string; until?: string }
  picture?: PlacedPicture
  texts: Record<Locale, DemoText>
}

export interface DemoArticle {
  published: string
  author: string
  picture?: PlacedPicture
  /** Ids of the catalogue. */
  wines: readonly number[]
  texts: Record<Locale, DemoText>
}

export interface DemoFolder {
  texts: Record<Locale, { name: string; slug: string; description: string }>
  articles: readonly DemoArticle[]
  folders?: readonly DemoFolder[]
}

export interface DemoAlbum {
  published: string
  texts: Record<Locale, { title: string; slug: string; description: string }>
  entries: readonly {
    picture: PlacedPicture
    focus?: { x: number; y: number }
    texts: Record<Locale, { caption: string; alt: string }>
  }[]
}
