import type { ParameterType } from '#rules/parameters.ts'
import type { Locale } from '#words/locales.ts'

/** What a demo estate is made of. The loader writes it once; an owner's later edits are never overwritten. */
export interface DemoEstate {
  id: number
  name: string
  hosts: readonly [string, ...string[]]
  isDefault?: boolean
  isECommerce: boolean
  fonts: { title: string; content: string }
  parameters: Partial<Record<ParameterType, string>>
  pages: readonly DemoPage[]
}

export interface DemoPage {
  route: string
  position: number
  isShop?: boolean
  texts: Record<Locale, DemoPageText>
}

export interface DemoPageText {
  url: string
  menuTitle: string
  title: string
  metaDescription: string
}
