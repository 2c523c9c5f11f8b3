import type { LookPalette, TypePair } from '#contract/sites/closed-sets.ts'
import type { ParameterType } from '#rules/sites/parameters.ts'
import type { FoundColour } from './dominant-colours.ts'
import { nearestReadable } from './look-contrast.ts'
import { hexOfSeen, type Seen, seen } from './oklab.ts'

type Colours = Partial<Record<ParameterType, string | null>>

interface Proposal {
  palette: LookPalette
  parameters: Colours
}

/** Weaker than this, a colour is a grey. */
const COLOURFUL = 0.04
/** Where a picture has no colour at all: ink, and the gold of a capsule. */
const FALLBACK = { main: '#4a2c2a', accent: '#8a6a35' } as const

/** What the head says in a look that gives it a colour of its own, and takes back in one that does not. */
const PLAIN_HEAD: Colours = {
  BACKGROUND_HEADER_COLOR: null,
  FONT_HEADER_COLOR: null,
  BACKGROUND_MENU_COLOR: null,
  ACTIVE_MENU_COLOR: null,
  ACTIVE_FONT_COLOR: null,
  TOP_BAR_BACKGROUND_COLOR: null,
  TOP_BAR_FONT_COLOR: null,
  MOBILE_MENU_BACKGROUND_COLOR: null,
  MOBILE_MENU_FONT_COLOR: null,
  FONT_FOOTER_COLOR: null,
  HEADING_COLOR: null,
}

/** Palettes of the colours of a picture, all of which can be read. */
export function proposedPalettes(found: readonly FoundColour[]): Proposal[] {
  const { main, accent } = leadingColours(found)
  return [
    { palette: 'PAPER', parameters: paper(main, accent) },
    { palette: 'NIGHT', parameters: night(main, accent) },
    { palette: 'RIBBON', parameters: ribbon(main, accent) },
  ]
}

/** The colour that one remembers of a picture, and the one beside it that differs most. */
function leadingColours(found: readonly FoundColour[]): { main: string; accent: string } {
  const rated = found
    .map(({ colour, share }) => ({ colour, is: seen(colour), score: Math.sqrt(share) * seen(colour).chroma }))
    .filter(({ is }) => is.chroma >= COLOURFUL)
    .sort((one, other) => other.score - one.score)
  const [first, ...others] = rated
  if (!first) return { ...FALLBACK, main: darkest(found) ?? FALLBACK.main }
  const second = others.find(({ is }) => hueBetween(is, first.is) > 25)
  return { main: first.colour, accent: second?.colour ?? hexOfSeen({ ...first.is, hue: first.is.hue + 40 }) }
}

function darkest(found: readonly FoundColour[]): string | undefined {
  return found.toSorted((one, other) => seen(one.colour).light - seen(other.colour).light)[0]?.colour
}

function hueBetween(one: Seen, other: Seen): number {
  const apart = Math.abs(one.hue - other.hue) % 360
  return Math.min(apart, 360 - apart)
}

/** The same hue at another lightness, with no more strength than asked for. */
function toned(colour: string, { light, chroma }: { light: number; chroma: number }): string {
  const is = seen(colour)
  return hexOfSeen({ hue: is.hue, light, chroma: Math.min(is.chroma, chroma) })
}

function paper(main: string, accent: string): Colours {
  const ground = toned(main, { light: 0.975, chroma: 0.01 })
  return {
    ...PLAIN_HEAD,
    DARK_THEME: 'false',
    BACKGROUND_COLOR: ground,
    FONT_COLOR: nearestReadable(toned(main, { light: 0.26, chroma: 0.025 }), ground),
    PRIMARY_COLOR: nearestReadable(main, ground),
    ACCENT_COLOR: nearestReadable(accent, ground),
    BACKGROUND_FOOTER_COLOR: toned(main, { light: 0.93, chroma: 0.022 }),
  }
}

function night(main: string, accent: string): Colours {
  const ground = toned(main, { light: 0.18, chroma: 0.02 })
  return {
    ...PLAIN_HEAD,
    DARK_THEME: 'true',
    BACKGROUND_COLOR: ground,
    FONT_COLOR: nearestReadable(toned(main, { light: 0.93, chroma: 0.012 }), ground),
    PRIMARY_COLOR: nearestReadable(main, ground),
    ACCENT_COLOR: nearestReadable(accent, ground),
    BACKGROUND_FOOTER_COLOR: toned(main, { light: 0.14, chroma: 0.02 }),
  }
}

function ribbon(main: string, accent: string): Colours {
  const head = toned(main, { light: 0.33, chroma: 0.12 })
  const onHead = nearestReadable(toned(main, { light: 0.97, chroma: 0.012 }), head)
  return {
    ...paper(main, accent),
    BACKGROUND_HEADER_COLOR: head,
    FONT_HEADER_COLOR: onHead,
    ACTIVE_MENU_COLOR: nearestReadable(toned(accent, { light: 0.82, chroma: 0.1 }), head),
    ACTIVE_FONT_COLOR: head,
    BACKGROUND_FOOTER_COLOR: head,
    FONT_FOOTER_COLOR: onHead,
  }
}

interface Pair {
  pair: TypePair
  title: string
  content: string
  /** How well it goes with a picture: warm or cool, vivid or quiet, each from 0 to 1. */
  fits: (picture: { warm: number; vivid: number }) => number
}

const PAIRS: readonly Pair[] = [
  {
    pair: 'LABEL',
    title: 'Cormorant Garamond',
    content: 'Jost',
    fits: ({ warm, vivid }) => 0.6 + 0.3 * warm - 0.2 * vivid,
  },
  {
    pair: 'ENGRAVED',
    title: 'Marcellus',
    content: 'EB Garamond',
    fits: ({ warm, vivid }) => 0.7 - 0.4 * vivid + 0.1 * warm,
  },
  { pair: 'LIVELY', title: 'Fraunces', content: 'Figtree', fits: ({ vivid, warm }) => 0.3 + 0.6 * vivid + 0.1 * warm },
  { pair: 'BOOK', title: 'EB Garamond', content: 'Figtree', fits: ({ warm }) => 0.45 + 0.2 * warm },
  {
    pair: 'GEOMETRIC',
    title: 'Jost',
    content: 'Figtree',
    fits: ({ warm, vivid }) => 0.35 + 0.4 * (1 - warm) + 0.2 * vivid,
  },
  {
    pair: 'LETTER',
    title: 'Cormorant Garamond',
    content: 'EB Garamond',
    fits: ({ warm, vivid }) => 0.5 + 0.2 * warm - 0.3 * vivid,
  },
]

const PROPOSED = 3

/** Three pairs of typefaces, the one that goes best with the colours first. */
export function proposedTypefaces(found: readonly FoundColour[]): Pick<Pair, 'pair' | 'title' | 'content'>[] {
  const { main } = leadingColours(found)
  const { chroma, hue } = seen(main)
  // 50° is the hue of ochre: a colour is the warmer the nearer it lies to it.
  const warm = chroma < COLOURFUL ? 0.5 : 1 - hueBetween({ light: 0, chroma, hue }, { light: 0, chroma, hue: 50 }) / 180
  const picture = { warm, vivid: Math.min(1, chroma / 0.2) }
  const rated = PAIRS.map(({ fits, ...pair }) => ({ pair, fit: fits(picture) }))
  return rated
    .sort((one, other) => other.fit - one.fit)
    .slice(0, PROPOSED)
    .map(({ pair }) => pair)
}
