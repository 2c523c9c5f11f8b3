import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import {
  readColour,
  readFormat,
  readMoment,
  readNumber,
  readProse,
  readWhole,
  readYear,
  readYesNo,
  withoutGuard,
} from './cell-values.ts'

test('numbers are read as shops of either side of the Channel write them', () => {
  const read = ['12,50 €', '12.5', '1 234,50', '1,234.50', '1.234,50', '1.234.567', '0', '-3', '€ 9.90', ',5']
  expect(read.map(readNumber)).toEqual([12.5, 12.5, 1234.5, 1234.5, 1234.5, 1_234_567, 0, -3, 9.9, 0.5])
  expect(['', 'abc', '12a', '1e5', '=1+1', '--1', '1-2'].map(readNumber)).toEqual(Array(7).fill(null))
  expect([readWhole('24'), readWhole('2,5'), readWhole('x')]).toEqual([24, null, null])
  expect(Math.round((readNumber('19,99') ?? 0) * 100)).toBe(cents(1999))
})

test('days and moments are those of Paris, and only ones that exist', () => {
  const read = (text: string) => readMoment(text)?.toISOString() ?? null
  expect(read('2023-05-01 12:30:00')).toBe('2023-05-01T10:30:00.000Z')
  expect(read('01/05/2023')).toBe('2023-04-30T22:00:00.000Z')
  expect(read('1/5/2023 12:30')).toBe('2023-05-01T10:30:00.000Z')
  expect(read('2023-05-01T12:30:00+00:00')).toBe('2023-05-01T12:30:00.000Z')
  expect(['31/02/2023', '2023-13-01', 'hier', '', '01/05/23'].map(read)).toEqual(Array(5).fill(null))
})

test('sizes of bottles are read by measure, by name, or by what a bare number can only be', () => {
  const read = ['75 cl', '0,75 L', '750ml', 'Magnum (1,5 l)', 'Magnum', 'Demi-bouteille', '75', '0.75', '1.5', '750']
  expect(read.map(readFormat)).toEqual([750, 750, 750, 1500, 1500, 375, 750, 750, 1500, 750])
  expect(['', 'Grand', '-5', '0', '999999'].map(readFormat)).toEqual(Array(5).fill(null))
})

test('years, colours and yes or no are found in words', () => {
  expect(['2019', 'Millésime 2019', '20190', 'x'].map(readYear)).toEqual([2019, 2019, null, null])
  expect(['Vins rouges', 'Rosé', 'White', 'Blanc de noirs, rouge', ''].map(readColour)).toEqual([
    'RED',
    'ROSE',
    'WHITE',
    null,
    null,
  ])
  expect(['1', 'Oui', 'non', '-1', 'peut-être'].map(readYesNo)).toEqual([true, true, false, false, null])
})

test('HTML becomes lines of text, and the mark before a formula goes', () => {
  expect(readProse('<p>Un vin&nbsp;droit.</p><p>Sur le <b>fruit</b><script>x()</script></p>')).toBe(
    'Un vin\u00a0droit.\nSur le fruit',
  )
  expect(["'=1+1", "'-x", "'ordinaire", '=1'].map(withoutGuard)).toEqual(['=1+1', '-x', "'ordinaire", '=1'])
})
