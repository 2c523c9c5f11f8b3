import { expect, test } from 'vitest'
import { siteFonts } from './fonts.ts'

test('a site loads the faces of its own two families and no others', () => {
  const { css, preload } = siteFonts('Cormorant Garamond', 'Jost')
  expect(css.match(/@font-face/g)).toHaveLength(4)
  expect(css).toContain('--font-title:"Cormorant Garamond",Georgia,serif')
  expect(css).toContain('--font-content:"Jost",system-ui,sans-serif')
  expect(preload).toHaveLength(2)
  expect(css).not.toMatch(/https?:|Fraunces/)
})

test('one family for both is loaded once', () => {
  const { css, preload } = siteFonts('EB Garamond', 'EB Garamond')
  expect(css.match(/@font-face/g)).toHaveLength(2)
  expect(preload).toHaveLength(1)
})

test('a family we do not have, or that is no family at all, becomes a plain serif', () => {
  const { css, preload } = siteFonts('Comic Sans', '"}</style><script>')
  expect(css).toBe(':root{--font-title:Georgia,serif;--font-content:Georgia,serif}')
  expect(preload).toEqual([])
  expect(siteFonts('constructor', 'toString').css).toBe(css)
})
