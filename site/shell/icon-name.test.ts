import { expect, test } from 'vitest'
import { readIconName } from './icon-name.ts'

test.each([
  ['fa-regular fa-envelope', 'fa-solid', { style: 'fa-regular', name: 'envelope' }],
  ['fa-wine-bottle', 'fa-regular', { style: 'fa-regular', name: 'wine-bottle' }],
  ['House', 'fa-solid', { style: 'fa-solid', name: 'house' }],
  ['fa-house', 'fa-light', { style: 'fa-solid', name: 'house' }],
])('%s', (told, base, read) => {
  expect(readIconName(told, base)).toEqual(read)
})

test.each([null, '', '  ', 'fa-solid', '../../secret', 'a/b', 'x"y'])('%s is no icon', (told) => {
  expect(readIconName(told, 'fa-solid')).toBeNull()
})
