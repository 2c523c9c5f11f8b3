import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chineseFiles, FACES, neededSubsets } from './other-scripts.ts'

test('only what a text is written in is opened', () => {
  expect(neededSubsets('Jeanne Moreau, 12 rue des Halles, « Château » — 75,00 €')).toEqual([])
  expect(neededSubsets('Ελένη Παπαδοπούλου')).toEqual(['greek'])
  expect(neededSubsets('Наталія Ґалаґан')).toEqual(['cyrillic'])
  expect(neededSubsets('Nguyễn Thị Hồng')).toEqual(['vietnamese'])
  expect(chineseFiles('Nguyễn Ελένη Наталія')).toEqual([])
})

test('each ideograph has a file, and a name needs few of them', () => {
  const files = chineseFiles('王小明 先生 龘')
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThan(8)
  for (const file of files) expect(existsSync(join(FACES, `noto-sans-sc-${file}-400-normal.woff`))).toBe(true)
})
