import type { LookContent } from '#contract/sites/look.ts'
import { mixed } from '#rules/sites/colour-mix.ts'
import { contrast } from '#rules/sites/contrast.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import { type FontRole, lookFonts, lookValues } from './look-content.ts'

/** What small text on a ground needs, WCAG 2.2, 1.4.3. */
export const READABLE = 4.5

/** Where a colour is said. */
type ColourPlace = { parameter: ParameterType } | { font: FontRole }

type Name = `--${string}`

interface Pair {
  ink: Name
  ground: Name
  /** Where the colour of the letters is said, unless their typeface has one of its own. */
  parameter: ParameterType
  font?: FontRole
}

const PAIRS = {
  text: { ink: '--color-ink', ground: '--color-ground', parameter: 'FONT_COLOR', font: 'CONTENT' },
  heading: { ink: '--color-heading', ground: '--color-ground', parameter: 'HEADING_COLOR', font: 'TITLE' },
  link: { ink: '--color-primary', ground: '--color-ground', parameter: 'PRIMARY_COLOR' },
  label: { ink: '--color-accent', ground: '--color-ground', parameter: 'ACCENT_COLOR' },
  button: { ink: '--color-on-primary', ground: '--color-primary', parameter: 'PRIMARY_COLOR' },
  header: { ink: '--color-header-ink', ground: '--color-header-ground', parameter: 'FONT_HEADER_COLOR', font: 'MENU' },
  menu: { ink: '--color-header-ink', ground: '--color-menu-ground', parameter: 'FONT_HEADER_COLOR', font: 'MENU' },
  activeText: { ink: '--color-menu-active', ground: '--color-menu-ground', parameter: 'ACTIVE_MENU_COLOR' },
  activeGround: { ink: '--color-menu-active-ink', ground: '--color-menu-active', parameter: 'ACTIVE_FONT_COLOR' },
  topBar: { ink: '--color-top-bar-ink', ground: '--color-top-bar-ground', parameter: 'TOP_BAR_FONT_COLOR' },
  phoneMenu: { ink: '--color-mobile-ink', ground: '--color-mobile-ground', parameter: 'MOBILE_MENU_FONT_COLOR' },
  footer: { ink: '--color-footer-ink', ground: '--color-footer-ground', parameter: 'FONT_FOOTER_COLOR' },
} as const satisfies Record<string, Pair>

type PairName = keyof typeof PAIRS
const NAMES = Object.keys(PAIRS) as PairName[]

export interface ReadPair {
  name: PairName
  ink: string
  ground: string
  ratio: number
  isReadable: boolean
  /** The colour to change, and the nearest one that can be read there; null where nothing is to be done. */
  better: { place: ColourPlace; colour: string } | null
}

/** Letters and the ground they are read on, as the pages of this look have them. */
export function readPairs(content: Pick<LookContent, 'parameters' | 'fonts'>): ReadPair[] {
  const values = lookValues(content)
  const { variables } = siteTheme(values, lookFonts(content))
  const [active, hover] = [values.MENU_ACTIVE_TYPE, values.MENU_HOVER_TRANSITION]
  const isShown: Partial<Record<PairName, boolean>> = {
    activeText: active === 'TEXT_COLOR' || hover === 'SIMPLE_TEXT_COLOR',
    activeGround: active === 'BACKGROUND_COLOR' || hover === 'BACKGROUND',
  }
  const pairs = NAMES.filter((name) => isShown[name] ?? true).map((name) => {
    const pair: Pair = PAIRS[name]
    const ink = variables[pair.ink] ?? '#000000'
    const ground = variables[pair.ground] ?? '#ffffff'
    const ratio = contrast(ink, ground)
    return { name, ink, ground, ratio, isReadable: ratio >= READABLE, place: colourPlace(content, pair) }
  })
  return pairs.map(({ place, ...pair }) => {
    if (pair.isReadable) return { ...pair, better: null }
    // What has no colour of its own follows this one, and is to be read as well.
    const followers = pairs.filter(({ name, ink }) => ink === pair.ink && isFollowing(content, name))
    const colour = nearestReadable(pair.ink, pair.ground, ...followers.map(({ ground }) => ground))
    return { ...pair, better: { place, colour } }
  })
}

function colourPlace({ fonts }: Pick<LookContent, 'fonts'>, { parameter, font }: Pair): ColourPlace {
  return font && fonts[font].color !== null ? { font } : { parameter }
}

function isFollowing({ parameters }: Pick<LookContent, 'parameters'>, name: PairName): boolean {
  return (parameters[PAIRS[name].parameter] ?? null) === null
}

export function isReadableLook(content: Pick<LookContent, 'parameters' | 'fonts'>): boolean {
  return readPairs(content).every(({ isReadable }) => isReadable)
}

const STEPS = 100

/** The colour itself, or as little darker or lighter as it takes to be read on the ground; on others too, if that can be. */
export function nearestReadable(colour: string, ground: string, ...others: readonly string[]): string {
  return nearestOn(colour, [ground, ...others]) ?? nearestOn(colour, [ground]) ?? colour
}

function nearestOn(colour: string, grounds: readonly string[]): string | undefined {
  for (let step = 0; step <= STEPS; step++) {
    const shades = ['#000000', '#ffffff'].map((end) => mixed({ one: colour, other: end, share: 1 - step / STEPS }))
    const found = shades.find((shade) => grounds.every((ground) => contrast(shade, ground) >= READABLE))
    if (found) return found
  }
  return undefined
}
