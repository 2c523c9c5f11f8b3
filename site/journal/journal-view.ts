import type { ShownPicture } from '#contract/media/pictures.ts'

/** What the pages of the journal show, in words. */
export interface CardView {
  id: number
  /** With its locale. */
  path: string
  title: string
  teaser: string
  date: string
  day: string
  image: ShownPicture | null
  label: string | null
}

export interface PageLink {
  page: number
  to: string
  label: string
  isCurrent: boolean
}

export interface Crumb {
  name: string
  /** With its locale. */
  path: string
}

export interface ShareLinks {
  title: string
  /** By the device's own way, or by a copied link. */
  device: { label: string; title: string; url: string; mail: string; copied: string }
  links: { label: string; href: string }[]
}
