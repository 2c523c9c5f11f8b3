import { expect, test } from 'vitest'
import { siteFonts } from './fonts.ts'

const chosen = ({ title, content, titleWeight = 400 }: { title: string; content: string; titleWeight?: number }) => [
  { type: 'TITLE' as const, family: title, weight: titleWeight },
  { type: 'CONTENT' as const, family: content, weight: 400 },
  { type: 'MENU' as const, family: content, weight: 400 },
]
const families = (css: string) =>
  new Set([...css.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, name]) => name))

test('a site loads the faces of its own families and no others', () => {
  const { css, preload } = siteFonts(chosen({ title: 'Cormorant Garamond', content: 'Jost' }))
  expect(families(css)).toEqual(new Set(['Cormorant Garamond', 'Cormorant Garamond stand-in', 'Jost', 'Jost stand-in']))
  expect(css).toContain('--font-title:"Cormorant Garamond","Cormorant Garamond stand-in",Georgia,serif')
  expect(css).toContain('--font-content:"Jost","Jost stand-in",system-ui,sans-serif')
  expect(css).toContain('--font-menu:"Jost"')
  expect(preload).toHaveLength(2)
  expect(css).not.toMatch(/https?:/)
})

test('one family for all is loaded once', () => {
  const { css, preload } = siteFonts(chosen({ title: 'EB Garamond', content: 'EB Garamond' }))
  expect(families(css).size).toBe(2)
  expect(preload).toHaveLength(1)
})

test('the chosen weight is the one that is loaded first', () => {
  expect(siteFonts(chosen({ title: 'Fraunces', content: 'Figtree', titleWeight: 600 })).preload[0]).toContain(
    'fraunces-latin-600',
  )
  expect(siteFonts(chosen({ title: 'Marcellus', content: 'Figtree', titleWeight: 600 })).preload[0]).toContain(
    'marcellus-latin-400',
  )
})

test('an estate brings typefaces of its own; the weight is in the name of the file', () => {
  const files = [
    { family: 'Maison', filename: 'Maison-SemiBold.woff2', url: '/img/original/a/maison-semibold.woff2' },
    { family: 'Maison', filename: 'Maison-Italic.woff2', url: '/img/original/b/maison-italic.woff2' },
  ]
  const { css } = siteFonts(chosen({ title: 'Maison', content: 'Jost' }), files)
  expect(css).toContain('font-family:"Maison";font-style:normal;font-weight:600')
  expect(css).toContain('font-family:"Maison";font-style:italic;font-weight:400')
  expect(css).toContain('--font-title:"Maison",Georgia,serif')
})

test('a family we do not have, or that is no family at all, becomes a plain serif', () => {
  const { css, preload } = siteFonts(chosen({ title: 'Comic Sans', content: '"}</style><script>' }))
  expect(css).toBe(':root{--font-title:Georgia,serif;--font-content:Georgia,serif;--font-menu:Georgia,serif}')
  expect(preload).toEqual([])
  expect(siteFonts(chosen({ title: 'constructor', content: 'toString' })).css).toBe(css)
})
