import { expect, test } from 'vitest'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { deskField } from './desk-field.ts'

test('what has a default shows it where nothing was chosen', () => {
  const types = Object.keys(sectionTypes) as SectionType[]
  for (const type of types) {
    const { stored, defaults } = sectionTypes[type]
    const fallbacks = Object.entries(stored.shape).flatMap(([name, shape]) => {
      const { fallback } = deskField(shape)
      return fallback === undefined ? [] : [[name, fallback]]
    })
    expect(Object.fromEntries(fallbacks)).toEqual(defaults)
  }
  expect(deskField(sectionTypes.hero.stored.shape.align)).toMatchObject({ kind: 'choice', fallback: 'left' })
})
