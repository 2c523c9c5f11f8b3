import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteTheme, themeCss } from '#rules/sites/theme.ts'
import { lookWith } from '#tests/support/sample-look.ts'
import {
  isSameLook,
  LOOK_PARAMETERS,
  lookFonts,
  lookPictures,
  lookProblems,
  lookValues,
  withoutLostPictures,
} from './look-content.ts'

const PICTURE = 'a'.repeat(32)
const NOTHING = { families: new Set<string>(), pictures: new Set<string>() }

test('markup and scripts are no looks', () => {
  expect(LOOK_PARAMETERS).toContain('GLOBAL_CSS')
  expect(LOOK_PARAMETERS).toContain('DETAIL_PAGE_MARGIN_TOP')
  expect(lookProblems(lookWith({ SCRIPT_TO_LOAD: 'x', AFTER_BODY_HTML_TO_LOAD: 'x', MADE_UP: 'x' }), NOTHING)).toEqual({
    'parameters.SCRIPT_TO_LOAD': { problem: 'unknown-field' },
    'parameters.AFTER_BODY_HTML_TO_LOAD': { problem: 'unknown-field' },
    'parameters.MADE_UP': { problem: 'unknown-field' },
  })
})

test('a typeface or a picture that is not there is told where it is named', () => {
  const content = lookWith({})
  content.fonts.MENU.family = 'Unknown'
  content.logos.LOGO = { media: PICTURE, alt: '' }
  expect(Object.keys(lookProblems(content, NOTHING))).toEqual(['fonts.MENU.family', 'logos.LOGO'])
  expect(lookProblems(content, { families: new Set(['Unknown']), pictures: new Set([PICTURE]) })).toEqual({})
  expect(lookPictures(content)).toEqual([PICTURE])
  expect(withoutLostPictures(content, new Set()).logos.LOGO).toBeNull()
  expect(withoutLostPictures(content, new Set([PICTURE])).logos.LOGO).toEqual({ media: PICTURE, alt: '' })
})

test('a default written out is the same look as none', () => {
  expect(isSameLook(lookWith({ LOGO_HEIGHT: '65' }), lookWith({}))).toBe(true)
  expect(isSameLook(lookWith({ LOGO_HEIGHT: '66' }), lookWith({}))).toBe(false)
  const other = lookWith({})
  other.fonts.TITLE.size = 15
  expect(isSameLook(other, lookWith({}))).toBe(false)
})

const HOSTILE = [
  'red;}',
  '#fff}body{display:none',
  '</style><script>alert(1)</script>',
  'url(https://x.example)',
  '1px;x:y',
  '\\',
]
const value = fc.oneof(fc.constantFrom(...HOSTILE), fc.string())

test('whatever is given to a parameter, nothing gets out of its declaration', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOOK_PARAMETERS), value, (type, given) => {
      const content = lookWith({ [type]: given })
      const css = themeCss(siteTheme(lookValues(content), lookFonts(content)))
      expect(css).toMatch(/^:root\{[^{}<>\\]*\}$/)
      expect(css).not.toMatch(/url\(|;[^-c]/)
    }),
    { numRuns: 2_000 },
  )
})

test('hostile colours, numbers and choices are told', () => {
  const open = new Set(['GLOBAL_CSS', 'MENU_ICON'])
  for (const type of LOOK_PARAMETERS.filter((one) => !open.has(one)))
    for (const given of HOSTILE)
      expect(Object.keys(lookProblems(lookWith({ [type]: given }), NOTHING))).toEqual([`parameters.${type}`])
})
