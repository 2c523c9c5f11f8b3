import { expect, test } from 'vitest'
import { styleOfFile, weightOfFile } from './font-weight.ts'

test.each([
  ['Maison-Thin.woff2', 100],
  ['Maison-ExtraLight.woff2', 200],
  ['maison_light.woff2', 300],
  ['Maison-Regular.woff2', 400],
  ['Maison Medium.woff2', 500],
  ['Maison-SemiBold.woff2', 600],
  ['maison-bold.woff2', 700],
  ['Maison-Extra-Bold.woff2', 800],
  ['MaisonBlack.woff2', 900],
  ['Maison.woff2', 400],
])('the weight of %s is %i', (filename, weight) => {
  expect(weightOfFile(filename)).toBe(weight)
})

test('italics are told by the name too', () => {
  expect([
    styleOfFile('Maison-BoldItalic.woff2'),
    styleOfFile('Maison-Oblique.woff2'),
    styleOfFile('Maison.woff2'),
  ]).toEqual(['italic', 'italic', 'normal'])
})
