import { expect, test } from 'vitest'
import { isQuickTime, isUnplayable, mediaType } from './media-type.ts'

test.each(['svg', 'jpeg', 'jpg', 'png'])('%s is a picture', (ending) => {
  expect([mediaType(`a.${ending}`), mediaType(`A.B.${ending.toUpperCase()}`)]).toEqual(['IMAGE', 'IMAGE'])
})

test.each(['mp4', 'm4v', 'mov', 'avi', 'wmv', 'flv'])('%s is a film', (ending) => {
  expect(mediaType(`vendanges.${ending}`)).toBe('VIDEO')
})

test.each(['', 'a', 'a.', '.', 'a.gif', 'a.mp4.exe', 'jpg', 'a.jpg/b', 'png'])('“%s” is neither', (name) => {
  expect(mediaType(name)).toBe('NONE')
})

test('three kinds of films play in no browser, and one has to be looked into', () => {
  expect(['a.avi', 'a.WMV', 'a.flv'].every(isUnplayable)).toBe(true)
  expect(['a.mp4', 'a.m4v', 'a.mov', 'a.jpg', 'avi'].some(isUnplayable)).toBe(false)
  expect([isQuickTime('a.MOV'), isQuickTime('a.mp4')]).toEqual([true, false])
})
