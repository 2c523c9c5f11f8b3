import { expect, test } from 'vitest'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { deskField, isAsked } from './desk-field.ts'

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

test('wines are asked for one by one only where they are chosen so: elsewhere the choice would show nothing', () => {
  const fields = ['title', 'wines', 'family', 'tag', 'count']
  const asked = (choice?: string) => fields.filter((name) => isAsked({ id: 'aaaaaa', type: 'wines', choice }, name))
  expect(asked()).toEqual(['title', 'count'])
  expect(asked('chosen')).toEqual(['title', 'wines', 'count'])
  expect(asked('tag')).toEqual(['title', 'tag', 'count'])
  expect(isAsked({ id: 'aaaaaa', type: 'services' }, 'tag')).toBe(true)
})
