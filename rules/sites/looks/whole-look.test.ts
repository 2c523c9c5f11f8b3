import { expect, test } from 'vitest'
import type { LookContent } from '#contract/sites/look.ts'
import { lookWith } from '#tests/support/sample-look.ts'
import { withPreset } from './presets.ts'
import { withColours } from './whole-look.ts'

const logo = (letter: string) => ({ media: letter.repeat(32), alt: '' })
const LIGHT = { BACKGROUND_FOOTER_COLOR: '#efe8db', FONT_FOOTER_COLOR: null }
const DARK = { BACKGROUND_FOOTER_COLOR: '#26323d', FONT_FOOTER_COLOR: null }

function look(colours: Record<string, string | null>, logos: Partial<LookContent['logos']>): LookContent {
  const content = lookWith(colours)
  return { ...content, logos: { ...content.logos, ...logos } }
}

test('a logo of the footer that was drawn for a light ground makes way on a dark one, and the other way round', () => {
  const logos = { LOGO: logo('a'), LOGO_DARK_THEME: logo('b'), LOGO_FOOTER: logo('c') }
  expect(withColours(look(LIGHT, logos), DARK).logos).toEqual({ ...look({}, logos).logos, LOGO_FOOTER: null })
  expect(withColours(look(DARK, logos), LIGHT).logos.LOGO_FOOTER).toBeNull()
  expect(withPreset(look(LIGHT, logos), 'slate').logos.LOGO_FOOTER).toBeNull()
})

test('it stays where the ground is of its kind, and where nothing fits better', () => {
  const logos = { LOGO: logo('a'), LOGO_FOOTER: logo('c') }
  expect(withColours(look(LIGHT, logos), { BACKGROUND_FOOTER_COLOR: '#f6dfda' }).logos).toMatchObject(logos)
  expect(withColours(look(LIGHT, logos), DARK).logos).toMatchObject(logos)
})
