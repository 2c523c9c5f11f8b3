import { expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { MILLION, SIZES } from './sizes.ts'

const parts = ['kept', 'orders']

test('nothing said measures the whole and compares it', () => {
  expect(readOptions([], parts)).toEqual({ size: SIZES.whole, saves: false, isTrial: false, only: null, profile: null })
})

test('a million orders can be had with any size', () => {
  expect(readOptions(['--short', '--million'], parts).size).toEqual({ ...SIZES.short, orders: MILLION })
})

test('what a trial measures is never saved', () => {
  expect(() => readOptions(['--try', '--save'], parts)).toThrow('not saved')
})

test('what is misspelt is told, with what there is', () => {
  expect(() => readOptions(['--fast'], parts)).toThrow('--fast is unknown')
  expect(() => readOptions(['--only=keep'], parts)).toThrow('there are kept, orders')
  expect(() => readOptions(['--profile=cart'], parts)).toThrow('list, detail, order, page')
})
