import { expect, test } from 'vitest'
import { BELOW_DESK, FROM_DESK } from '#rules/sites/screens.ts'
import { readSources } from './source-files.ts'

const PX_PER_REM = 16
const [styles] = readSources('site/styles.css')
const screens = Object.fromEntries(
  [...(styles?.text ?? '').matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem)]),
)
/** From which width in whole pixels a screen is meant. */
const firstPixel = (name: string) => Math.ceil((screens[name] ?? 0) * PX_PER_REM)
const sources = readSources('*.ts', '*.tsx').filter(
  ({ path }) => !path.includes('.test.') && path !== 'rules/sites/screens.ts',
)

test('the breakpoints of the specification are screens under its names', () => {
  const ladder = { xxs: 480, xs: 576, sm: 768, md: 996, lg: 1200, xl: 1367, '2xl': 1536, xxl: 1600, '4k': 1921 }
  for (const [name, px] of Object.entries(ladder)) expect([name, firstPixel(name)]).toEqual([name, px])
})

test('no class name holds a width of the window as a number', () => {
  const raw = /(?:min|max)-\[[^\]]*\]:|\[@(?:media|custom-media)[^\]]*width/
  expect(sources.filter(({ text }) => raw.test(text)).map(({ path }) => path)).toEqual([])
})

test('pictures switch where the layout does, and nobody writes that width again', () => {
  const desk = screens.desk ?? 0
  expect([FROM_DESK, BELOW_DESK]).toEqual([`(min-width: ${desk}rem)`, `(max-width: ${desk - 0.01}rem)`])
  const raw = /(?:min|max)-width: ?(?:60|59\.99)rem\)/
  expect(sources.filter(({ text }) => raw.test(text)).map(({ path }) => path)).toEqual([])
})

test('no class looks into its group: whatever was touched, browsers would style the whole page anew', () => {
  expect(sources.filter(({ text }) => /\bgroup-has-/.test(text)).map(({ path }) => path)).toEqual([])
})
