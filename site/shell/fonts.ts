import type { SiteFont, SiteInfo } from '#contract/sites/site.ts'
import { styleOfFile, weightOfFile } from '#rules/sites/font-weight.ts'
import { FALLBACKS, findTypeface, type Typeface } from '#rules/sites/typefaces.ts'

/** The files of the families an estate can choose from, served by ourselves: no other host learns who reads the site. */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/{cormorant-garamond,eb-garamond,figtree,fraunces,jost,marcellus}/files/*-latin-{300,400,500,600,700}-normal.woff2',
    '/node_modules/@fontsource/{cormorant-garamond,eb-garamond,figtree,fraunces,jost}/files/*-latin-400-italic.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
)

type ChosenFont = Pick<SiteFont, 'type' | 'family' | 'weight'>
type FontFile = SiteInfo['fontFiles'][number]

interface SiteFonts {
  css: string
  /** The files that the first screen needs. */
  preload: string[]
}

const ROLES = ['TITLE', 'CONTENT', 'MENU'] as const

/** The typefaces of a site as CSS; a family that neither we nor the estate have is a plain serif. */
export function siteFonts(fonts: readonly ChosenFont[], ownFiles: readonly FontFile[] = []): SiteFonts {
  const families = [...new Set(fonts.map(({ family }) => family))]
  const faces = families.flatMap((family) => {
    const weights = new Set(fonts.filter((font) => font.family === family).map(({ weight }) => weight))
    return [...ownFaces(family, ownFiles), ...ourFaces(family, weights)]
  })
  const variables = ROLES.map((role) => {
    const family = fonts.find(({ type }) => type === role)?.family ?? ''
    return `--font-${role.toLowerCase()}:${fontStack(family, ownFiles)}`
  })
  return { css: `${faces.join('')}:root{${variables.join(';')}}`, preload: preloaded(fonts) }
}

function preloaded(fonts: readonly ChosenFont[]): string[] {
  const first = fonts.filter(({ type }) => type !== 'MENU')
  return [
    ...new Set(first.flatMap(({ family, weight }) => findFontFile({ name: family, weight, style: 'normal' }) ?? [])),
  ]
}

interface FindFontFileOptions {
  name: string
  weight: number
  style: 'normal' | 'italic'
}

/** The file of that weight; a family without it lends its regular one. */
function findFontFile({ name, weight, style }: FindFontFileOptions): string | undefined {
  const slug = findTypeface(name)?.slug
  if (!slug) return undefined
  const at = (one: number) => FILES[`/node_modules/@fontsource/${slug}/files/${slug}-latin-${one}-${style}.woff2`]
  return at(weight) ?? at(400)
}

/** The weights in use, one heavier for emphasis, and italics. */
function ourFaces(name: string, weights: ReadonlySet<number>): string[] {
  const family = findTypeface(name)
  if (!family) return []
  const normal = [...new Set([...weights, 400, 500])].flatMap((weight) => {
    const url = findFontFile({ name, weight, style: 'normal' })
    return url ? [face({ family: name, weight, style: 'normal', url })] : []
  })
  const italic = findFontFile({ name, weight: 400, style: 'italic' })
  return [
    ...normal,
    ...(italic ? [face({ family: name, weight: 400, style: 'italic', url: italic })] : []),
    standIn(name, family),
  ]
}

function ownFaces(name: string, files: readonly FontFile[]): string[] {
  return files
    .filter(({ family }) => family === name)
    .map(({ family, filename, url }) =>
      face({ family, weight: weightOfFile(filename), style: styleOfFile(filename), url }),
    )
}

function face({ family, weight, style, url }: { family: string; weight: number; style: string; url: string }): string {
  const name = `font-family:"${quoted(family)}";font-style:${style};font-weight:${weight}`
  return `@font-face{${name};font-display:swap;src:url(${url}) format("${formatOf(url)}")}`
}

const FORMATS: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype' }

function formatOf(url: string): string {
  return FORMATS[url.slice(-3)] ?? 'woff2'
}

/** A typeface of the machine, stretched to the same room: nothing moves when ours arrives. */
function standIn(name: string, { width, ascent, descent, fallback }: Typeface): string {
  const { files, width: usual } = FALLBACKS[fallback]
  const stretch = width / usual
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`
  const source = files.map((file) => `local("${file}")`).join(',')
  return (
    `@font-face{font-family:"${name} stand-in";src:${source};size-adjust:${percent(stretch)};` +
    `ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`
  )
}

function fontStack(name: string, ownFiles: readonly FontFile[]): string {
  const family = findTypeface(name)
  if (family) return `"${name}","${name} stand-in",${FALLBACKS[family.fallback].generic}`
  return ownFiles.some((file) => file.family === name) ? `"${quoted(name)}",Georgia,serif` : 'Georgia,serif'
}

/** An estate names its own typefaces; what could leave the string is dropped. */
function quoted(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]/gu, '')
}
