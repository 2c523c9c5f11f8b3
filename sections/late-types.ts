import type { SectionType } from '#contract/content/sections.ts'

/** The kinds whose code every page of sections has. All others come where they are used. */
export type EarlyType =
  | 'hero'
  | 'text'
  | 'story'
  | 'quote'
  | 'steps'
  | 'figures'
  | 'picture'
  | 'gallery'
  | 'video'
  | 'ornament'
  | 'visit'
  | 'reviews'

export type LateType = Exclude<SectionType, EarlyType>

/** Those of the late ones with which one does something: of all others the browser keeps what the server drew. */
export const ALIVE: readonly string[] = [
  'columns',
  'album',
  'contact',
  'form',
  'newsletter',
  'html',
] satisfies LateType[]
