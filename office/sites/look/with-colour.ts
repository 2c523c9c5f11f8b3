import type { LookContent } from '#contract/sites/look.ts'
import type { ReadPair } from '#rules/sites/looks/look-contrast.ts'

/** The look with another colour where that one is said. */
export function withColour(content: LookContent, { place, colour }: NonNullable<ReadPair['better']>): LookContent {
  if ('parameter' in place) return { ...content, parameters: { ...content.parameters, [place.parameter]: colour } }
  return { ...content, fonts: { ...content.fonts, [place.font]: { ...content.fonts[place.font], color: colour } } }
}
