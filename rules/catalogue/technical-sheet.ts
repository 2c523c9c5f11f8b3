import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import type { SiteFont } from '#contract/sites/site.ts'
import { mixed, readableShade } from '#rules/sites/colour-mix.ts'
import { isDark, readableOn } from '#rules/sites/contrast.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'

/** A sheet in the estate’s colours, on white paper: whoever prints it pays for no ground. */
export interface SheetLook {
  ink: string
  primary: string
  accent: string
  heading: string
  /** A field of colour, light enough to read on. */
  tint: string
  titleFamily: string
  textFamily: string
}

const PAPER = '#ffffff'
/** For estates whose own typefaces cannot be printed from here. */
const USUAL_FAMILY = { TITLE: 'Cormorant Garamond', CONTENT: 'Jost' } as const

export function sheetLook(values: ParameterValues, fonts: readonly SiteFont[]): SheetLook {
  const { variables } = siteTheme(values, fonts)
  const colour = (name: `--${string}`) => variables[name] ?? '#000000'
  const ground = colour('--color-ground')
  const ink = readableOn(PAPER, colour('--color-ink'), ground)
  const primary = colour('--color-primary')
  return {
    ink,
    primary: readableShade(primary, PAPER),
    accent: readableShade(colour('--color-accent'), PAPER),
    heading: readableOn(PAPER, colour('--color-heading'), ink),
    tint: isDark(ground)
      ? mixed({ one: primary, other: PAPER, share: 0.12 })
      : mixed({ one: ground, other: primary, share: 0.96 }),
    titleFamily: fontFamily('TITLE', fonts),
    textFamily: fontFamily('CONTENT', fonts),
  }
}

/** Paper is white: the logo for light grounds, or the only one; by its file. */
export function paperLogo(logos: readonly { type: string; id: string }[]): string | null {
  const find = (wanted: string) => logos.find(({ type }) => type === wanted)?.id
  return find('LOGO_LIGHT_THEME') ?? find('LOGO') ?? null
}

/** An unknown model is drawn as the first. */
export function sheetModel(given: string): TechnicalFileModel {
  return given === 'MODERN' ? 'MODERN' : 'CLASSIC'
}

/** `les-aubepines-2020-fiche-technique.pdf` */
export function sheetFilename({ slug, year, ending }: { slug: string; year: number | null; ending: string }): string {
  return `${[slug, year, ending].filter((part) => part !== null).join('-')}.pdf`
}

/** The page that the code on a sheet leads to. */
export function winePath({ slug, id, year }: { slug: string; id: number; year: number | null }): string {
  return year === null ? `/wines/${slug}/${id}` : `/wines/${slug}/${id}/${year}`
}

interface KnownVintage {
  id: number
  year: number | null
}

/** The latest vintage that is sold; the latest of all when none is. */
export function currentVintage<Vintage extends KnownVintage>(
  vintages: readonly Vintage[],
  soldIds: ReadonlySet<number>,
): Vintage | null {
  const latestFirst = [...vintages].sort((one, other) => (other.year ?? 0) - (one.year ?? 0))
  return latestFirst.find(({ id }) => soldIds.has(id)) ?? latestFirst[0] ?? null
}

interface ToldFeature {
  key: string
  label: string | null
  vintageId: number | null
}

/** What is told of the wine, but where its vintage has its own words, those. */
export function featuresOfVintage<Feature extends ToldFeature>(
  features: readonly Feature[],
  vintageId: number | null,
): Feature[] {
  const sameSubject = (one: ToldFeature, other: ToldFeature) => one.key === other.key && one.label === other.label
  const own = features.filter((feature) => feature.vintageId !== null && feature.vintageId === vintageId)
  const general = features.filter((feature) => feature.vintageId === null)
  return [...own, ...general.filter((feature) => !own.some((special) => sameSubject(special, feature)))]
}

/** Letters of technical texts beside which a long story has no room. */
const MUCH_TOLD = 700

/** What opens a sheet: the story, or the sentence that sums it up where much else is told. */
export function sheetStory(
  wine: { teaser: string; description: string },
  features: readonly { value: string }[],
): string {
  const told = features.reduce((letters, { value }) => letters + value.length, 0)
  const isShort = told + wine.description.length <= MUCH_TOLD
  return (isShort ? wine.description || wine.teaser : wine.teaser || wine.description).trim()
}

function fontFamily(type: keyof typeof USUAL_FAMILY, fonts: readonly SiteFont[]): string {
  const chosen = fonts.find((font) => font.type === type)?.family ?? ''
  return findTypeface(chosen) ? chosen : USUAL_FAMILY[type]
}
