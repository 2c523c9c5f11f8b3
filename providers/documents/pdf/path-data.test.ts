import { expect, test } from 'vitest'
import { pathOperators } from './path-data.ts'

test('lines, relative and absolute, are told one by one', () => {
  expect(pathOperators('M1 2l3 4H9v-1Z')).toBe('1 2 m\n4 6 l\n9 6 l\n9 5 l\nh')
})

test('points that follow a move are lines, and a closed path goes on where it began', () => {
  expect(pathOperators('m1 1 2 0zl1 1')).toBe('1 1 m\n3 1 l\nh\n2 2 l')
})

test('numbers may stand without anything between them', () => {
  expect(pathOperators('M.5.5-1-1')).toBe('0.5 0.5 m\n-1 -1 l')
})

test('a smooth curve goes on as the one before it ended', () => {
  expect(pathOperators('M0 0C0 1 1 2 2 2S4 1 4 0')).toBe('0 0 m\n0 1 1 2 2 2 c\n3 2 4 1 4 0 c')
})

test('a curve with one bend is told with two', () => {
  expect(pathOperators('M0 0Q3 3 6 0')).toBe('0 0 m\n2 2 4 2 6 0 c')
})

test('half a circle is two quarters, with its flags close together', () => {
  const curves = pathOperators('M0 0a5 5 0 1110 0').split('\n')
  expect(curves).toHaveLength(3)
  expect(curves[1]).toMatch(/5 -5 c$/)
  expect(curves[2]).toMatch(/10 0 c$/)
})
