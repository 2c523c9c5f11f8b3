import { expect, test } from 'vitest'
import { z } from 'zod'
import { type SectionType, sectionTypes } from '#contract/content/sections.ts'
import { PlacedPicture } from '#contract/media/pictures.ts'
import { INNER_FIELDS } from '#office/content/desk/desk-field.ts'
import { SECTION_GROUPS, type SectionGroup } from '#rules/content/section-groups.ts'
import { sectionWords } from './words.ts'

/** A kind or a field of one without words does not compile. */
type FieldOf<Type extends SectionType> = keyof (typeof sectionTypes)[Type]['stored']['shape']
type FieldName = Exclude<{ [Type in SectionType]: FieldOf<Type> }[SectionType], 'type' | 'id' | 'begun'>
const {
  kinds,
  fields,
  groups,
}: {
  kinds: Record<SectionType, { name: string; hint: string }>
  fields: Record<FieldName, string>
  groups: Record<SectionGroup, string>
} = sectionWords.fr

const TYPES = Object.keys(sectionTypes) as SectionType[]

test('every kind is offered once, in a group that has a name', () => {
  expect([...SECTION_GROUPS.values()].flat().sort()).toEqual([...TYPES].sort())
  expect([...SECTION_GROUPS.keys()]).toEqual(Object.keys(groups))
  expect(Object.keys(kinds).sort()).toEqual([...TYPES].sort())
})

test.each(TYPES)('every field of %s has a name, however deep it lies, and so has all that can be chosen', (type) => {
  const choices: Record<string, Record<string, string>> = sectionWords.fr.choices
  const named: Record<string, string> = fields
  const added: Record<string, string> = sectionWords.fr.add
  for (const { name, shape } of fieldsIn(sectionTypes[type].stored)) {
    expect(named[name], name).toBeDefined()
    if (shape instanceof z.ZodArray) expect(added[name], name).toBeDefined()
    if (shape instanceof z.ZodEnum) {
      expect(
        shape.options.filter((value) => choices[name]?.[value] === undefined),
        name,
      ).toEqual([])
    }
  }
})

test('what a kind calls otherwise is a field of it', () => {
  const paths = new Set(
    TYPES.flatMap((type) => fieldsIn(sectionTypes[type].stored).map(({ path }) => `${type}.${path}`)),
  )
  expect(Object.keys(sectionWords.fr.ownFields).filter((path) => !paths.has(path))).toEqual([])
})

interface Field {
  name: string
  path: string
  shape: unknown
}

/** The fields of a shape and of what lies in it; a picture and the sections of a column are one thing each. */
function fieldsIn(object: z.ZodObject, under = ''): Field[] {
  return Object.entries(object.shape).flatMap(([name, wrapped]) => {
    if (under === '' && INNER_FIELDS.has(name)) return []
    const path = `${under}${name}`
    const shape = unwrapped(wrapped)
    const inside = shape instanceof z.ZodArray ? unwrapped(shape.element) : shape
    const deeper = inside instanceof z.ZodObject && inside !== PlacedPicture ? fieldsIn(inside, `${path}.`) : []
    return [{ name, path, shape }, ...deeper]
  })
}

function unwrapped(shape: unknown): unknown {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodDefault ? unwrapped(shape.unwrap()) : shape
}
