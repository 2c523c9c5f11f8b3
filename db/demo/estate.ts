import { createHash } from 'node:crypto'
import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import type { ExternalAppName } from '#contract/consent/external-apps.ts'
import type { WrittenSection } from '#contract/content/sections.ts'
import type { Banner, Logo, PlacedPicture } from '#contract/media/pictures.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { DemoCatalogue } from './catalogue.ts'
import type { DemoDeliveries } from './deliveries.ts'

/** What a demo estate is made of. The loader writes it once; an owner's later edits are never overwritten. */
export interface DemoEstate {
  id: number
  name: string
  hosts: readonly [string, ...string[]]
  isDefault?: boolean
  isECommerce: boolean
  /** How its technical sheets are laid out. */
  technicalFileModel: TechnicalFileModel
  fonts: { title: string; content: string; menu?: string; contentSize?: number }
  parameters: Partial<Record<ParameterType, string>>
  pages: readonly DemoPage[]
  /** By media id, the file of db/demo/pictures that it is made from. */
  files: ReadonlyMap<string, string>
  logos: Partial<Record<Logo['type'], PlacedPicture>>
  banner?: PlacedPicture & Partial<Pick<Banner, 'positionX' | 'positionY' | 'height'>>
  elements: readonly DemoElement[]
  addresses: readonly DemoAddress[]
  apps?: Partial<Record<ExternalAppName, Record<string, string>>>
  catalogue: DemoCatalogue
  /** None where nothing is sold online. */
  deliveries?: DemoDeliveries
}

export interface DemoPage {
  route: string
  position: number
  isShop?: boolean
  usesAbsoluteMenu?: boolean
  icon?: string
  texts: Record<Locale, DemoPageText>
  sections?: DemoSections
}

export type DemoSections = Record<Locale, readonly WrittenSection[]>

export interface DemoPageText {
  url: string
  menuTitle: string
  title: string
  metaDescription: string
}

export interface DemoElement {
  route: string
  url?: string
  picture?: PlacedPicture
  texts: Record<Locale, { title: string; description?: string }>
}

interface DemoAddress {
  typeId: number
  name: string
  address: string
  postalCode: string
  city: string
  phone?: string
  latitude: number
  longitude: number
}

/** Places pictures by their file's name and remembers which files an estate needs. */
export function createDemoPictures(siteId: number) {
  const files = new Map<string, string>()
  const place = (file: string, alt = ''): PlacedPicture => {
    const media = createHash('sha256').update(`${siteId}/${file}`).digest('hex').slice(0, 32)
    files.set(media, file)
    return { media, alt }
  }
  return { files, place }
}
