import { expect, test } from 'vitest'
import type { Section } from '#contract/content/sections.ts'
import { placedSections } from './placed-sections.ts'

const quote = (text: string) => ({ type: 'quote', text, ground: 'plain' }) as const

test('each section has its place, and so have those in columns', () => {
  const columns: Section = {
    type: 'columns',
    ground: 'plain',
    widths: 'even',
    align: 'top',
    columns: [{ sections: [quote('b'), quote('c')] }, { sections: [quote('d')] }],
  }
  const placed = placedSections([quote('a'), columns, quote('e')])
  expect(placed.map(({ at, section }) => `${at} ${section.type === 'quote' ? section.text : section.type}`)).toEqual([
    '0 a',
    '1 columns',
    '1-0-0 b',
    '1-0-1 c',
    '1-1-0 d',
    '2 e',
  ])
})
