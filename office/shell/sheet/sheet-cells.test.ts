import { expect, test } from 'vitest'
import { cellsOutside, parseBlock, placeAfter, readCell } from './sheet-cells.ts'

const size = { rows: 3, columns: 4 }

test('arrows move by one and stay within the sheet', () => {
  expect(placeAfter({ key: 'ArrowDown', from: { row: 0, column: 1 }, size })).toEqual({ row: 1, column: 1 })
  expect(placeAfter({ key: 'ArrowDown', from: { row: 2, column: 1 }, size })).toEqual({ row: 2, column: 1 })
  expect(placeAfter({ key: 'ArrowLeft', from: { row: 2, column: 0 }, size })).toEqual({ row: 2, column: 0 })
  expect(placeAfter({ key: 'PageDown', from: { row: 0, column: 2 }, size })).toEqual({ row: 2, column: 2 })
})

test('home and end lead to the ends of a row, other keys nowhere', () => {
  expect(placeAfter({ key: 'Home', from: { row: 1, column: 2 }, size })).toEqual({ row: 1, column: 0 })
  expect(placeAfter({ key: 'End', from: { row: 1, column: 2 }, size })).toEqual({ row: 1, column: 3 })
  expect(placeAfter({ key: 'a', from: { row: 1, column: 2 }, size })).toBeNull()
})

test('a block of a spreadsheet is read by lines and tabs, without its last line break', () => {
  expect(parseBlock('12,50\t6\r\n13\t\r\n')).toEqual([
    ['12,50', '6'],
    ['13', ''],
  ])
  expect(parseBlock('seul')).toEqual([['seul']])
})

test('cells of a block that fall beyond the sheet are counted, so that they can be told', () => {
  const block = [
    ['1', '2', '3'],
    ['4', '5', '6'],
  ]
  expect(cellsOutside({ block, from: { row: 0, column: 1 }, size })).toBe(0)
  expect(cellsOutside({ block, from: { row: 2, column: 2 }, size })).toBe(4)
})

test('numbers are read as French people write them', () => {
  expect(readCell('money', '1 234,50 €')).toEqual({ value: 1234.5 })
  expect(readCell('number', '12')).toEqual({ value: 12 })
  expect(readCell('number', '-3')).toEqual({ value: -3 })
  expect(readCell('money', '')).toEqual({ value: null })
  expect(readCell('money', 'douze')).toEqual({ problem: 'notANumber' })
  expect(readCell('money', '1,2,3')).toEqual({ problem: 'notANumber' })
})

test('yes and no are read in both languages', () => {
  expect(readCell('yes', 'Oui')).toEqual({ value: true })
  expect(readCell('yes', 'no')).toEqual({ value: false })
  expect(readCell('yes', 'peut-être')).toEqual({ problem: 'notYesNo' })
})
