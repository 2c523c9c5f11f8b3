import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StoredSection } from '#contract/content/sections.ts'
import { picturesNamedIn } from '#rules/content/section-pictures.ts'
import { contrast } from '#rules/sites/contrast.ts'
import { isParameterType, parameterProblem, parameterValues } from '#rules/sites/parameters.ts'
import { siteTheme } from '#rules/sites/theme.ts'
import type { DemoEstate } from './estate.ts'
import { DEMO_ESTATES } from './load-demo.ts'
import { PICTURE_ALTS } from './picture-alts/picture-alts.ts'

test.each(DEMO_ESTATES)('$name tells the same in both languages, with the same pictures', ({ pages }) => {
  for (const { sections } of pages) {
    if (!sections) continue
    const [french, english] = [sections.fr, sections.en].map((written) =>
      written.map((one) => StoredSection.parse(one)),
    )
    expect(english?.map(shapeOf)).toEqual(french?.map(shapeOf))
  }
})

test('no two home pages have the same rhythm', () => {
  const rhythms = DEMO_ESTATES.map(({ pages }) => pages[0]?.sections?.fr.map(({ type }) => type).join(' '))
  expect(new Set(rhythms).size).toBe(DEMO_ESTATES.length)
})

test.each(DEMO_ESTATES)('only ornaments of $name go without words for who cannot see them', (estate) => {
  const wordless = JSON.stringify(estate.pages).matchAll(/"media":"([0-9a-f]{32})","alt":""/g)
  const names = [...wordless].map(([, media]) => estate.files.get(media ?? ''))
  expect(names.filter((name) => !/^(ornement|courbes)-/.test(name ?? ''))).toEqual([])
})

test.each(DEMO_ESTATES)('every picture of $name lies in db/demo/pictures', ({ files }) => {
  const missing = [...files.values()].filter((file) => !existsSync(pictureFile(file)))
  expect(missing).toEqual([])
})

test.each(DEMO_ESTATES)('the library of $name says in both languages what each picture shows', ({ files }) => {
  const said = [...files.values()].map((file) => ({ file, ...PICTURE_ALTS[file] }))
  const wrong = said.filter(({ fr, en }) => !fr || !en || /^(photo|image|picture)/i.test(fr + en) || fr.length > 100)
  expect(wrong).toEqual([])
})

test('no picture serves two estates, under whatever name', () => {
  const shown = DEMO_ESTATES.flatMap(({ name, files }) =>
    [...files.values()].map((file) => ({ name, file, content: contentOf(file) })),
  )
  const owners = new Map(shown.map(({ content, name }) => [content, name]))
  expect(shown.filter(({ content, name }) => owners.get(content) !== name)).toEqual([])
})

test('every picture in db/demo/pictures belongs to an estate', () => {
  const used = new Set(DEMO_ESTATES.flatMap(({ files }) => [...files.values()]))
  expect(readdirSync(pictureFile('')).filter((file) => !used.has(file))).toEqual([])
})

test.each(DEMO_ESTATES)('an owner could have set every parameter of $name', ({ look, parameters }) => {
  const refused = Object.entries({ ...look.parameters, ...parameters }).filter(
    ([type, value]) => !isParameterType(type) || parameterProblem(type, value) !== null,
  )
  expect(refused).toEqual([])
})

test.each(DEMO_ESTATES)('text of $name stands out from its ground by 4.5 to 1', (estate) => {
  const colour = coloursOf(estate)
  const pairs = [
    ['ink', 'ground'],
    ['heading', 'ground'],
    ['primary', 'ground'],
    ['accent', 'ground'],
    ['accent', 'footer-ground'],
    ['footer-ink', 'footer-ground'],
    ['header-ink', 'header-ground'],
    ['menu-active', 'header-ground'],
  ] as const
  const weak = pairs.filter(([text, ground]) => contrast(colour(text), colour(ground)) < 4.5)
  expect(weak).toEqual([])
})

function pictureFile(file: string): URL {
  return new URL(`./pictures/${file}`, import.meta.url)
}

function contentOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(pictureFile(file)))
    .digest('hex')
}

/** A section without its words. */
function shapeOf(section: StoredSection) {
  const { type } = section
  return {
    type,
    pictures: picturesNamedIn([section]),
    ground: 'ground' in section && section.ground,
    side: 'side' in section && section.side,
    link: 'link' in section && section.link?.href,
    steps: 'steps' in section && section.steps.length,
    figures: 'figures' in section && section.figures.length,
  }
}

function coloursOf({ look, parameters }: DemoEstate): (name: string) => string {
  const given = Object.entries({ ...look.parameters, ...parameters }).map(([type, value]) => ({ type, value }))
  const { variables } = siteTheme(parameterValues(given))
  return (name) => variables[`--color-${name}`] ?? ''
}
