import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import type { WrittenSection } from '#contract/content/sections.ts'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'

/** What every estate begins with, one of the demo or a real one: the rows without which its site does not open. */
export interface Estate {
  id: number
  name: string
  hosts: readonly [string, ...string[]]
  /** The one that shared hosts show. */
  isDefault?: boolean
  isECommerce: boolean
  /** Before it has an address of its own. */
  devUrl: string
  prodUrl: string | null
  locales: readonly Locale[]
  look: Look
  /** On top of those of its look. */
  parameters: EstateParameters
  pages: readonly EstatePage[]
  elements: readonly EstateElement[]
  addresses: readonly EstateAddress[]
  newsletters: readonly EstateNewsletter[]
}

/** How an estate looks before its owner changes anything. */
export interface Look {
  fonts: { title: string; content: string; menu?: string; contentSize?: number }
  /** How its technical sheets are laid out. */
  technicalFileModel: TechnicalFileModel
  parameters: EstateParameters
}

type EstateParameters = Partial<Record<ParameterType, string>>

export interface EstatePage {
  route: string
  position: number
  isShop?: boolean
  usesAbsoluteMenu?: boolean
  icon?: string
  texts: Record<Locale, EstatePageText>
  sections?: EstateSections
}

export type EstateSections = Record<Locale, readonly WrittenSection[]>

export interface EstatePageText {
  url: string
  menuTitle: string
  title: string
  metaDescription: string
}

export interface EstateElement {
  route: string
  url?: string
  picture?: PlacedPicture
  texts: Record<Locale, { title: string; description?: string }>
}

/** A list that people can subscribe to. */
export interface EstateNewsletter {
  texts: Record<Locale, { name: string; description: string }>
}

interface EstateAddress {
  typeId: number
  name: string
  address: string
  postalCode: string
  city: string
  phone?: string
  latitude: number | null
  longitude: number | null
}
