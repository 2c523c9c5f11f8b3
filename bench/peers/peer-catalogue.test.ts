import { expect, test } from 'vitest'
import { importFile } from './peer-catalogue.ts'

test('a product is told with its first variant only, and a comma stays within its field', () => {
  const variants = [
    { format: '75 cl', cents: 1_250 },
    { format: '150 cl', cents: 2_605 },
  ]
  const file = importFile([{ name: 'Clos, dit "le Vieux"', slug: 'clos', description: 'Robe', variants }])
  expect(file.split('\n').slice(1)).toEqual([
    '"Clos, dit ""le Vieux""",clos,Robe,,,format,75 cl,clos-0,12.50,standard,1000000,true,,',
    ',,,,,,150 cl,clos-1,26.05,standard,1000000,true,,',
    '',
  ])
})
