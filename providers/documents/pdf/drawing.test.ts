import { expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'

const read = (content: string, view = '0 0 10 20') =>
  readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`)

test('a drawing is as large as its view, and stands upright', () => {
  const { width, height, operators } = read('', '1 2 10 20')
  expect([width, height]).toEqual([10, 20])
  expect(operators).toContain('1 0 0 -1 -1 22 cm')
})

test('shapes have their own colours, or those of the group around them', () => {
  const { operators } = read('<g fill="#ff0000"><path d="M0 0h1"/><path fill="none" stroke="#00f" d="M0 0h1"/></g>')
  expect(operators).toContain('1 0 0 rg\n0 0 m\n1 0 l\nf')
  expect(operators).toMatch(/0 0 1 RG 1 w 0 J\n0 j 4 M\n0 0 m\n1 0 l\nS/)
})

test('what is turned or moved is told before the shape', () => {
  expect(read('<rect transform="translate(3 4) scale(2)" width="1" height="1"/>').operators).toContain(
    '1 0 0 1 3 4 cm\n2 0 0 2 0 0 cm\n0 0 0 rg',
  )
})

test('circles, lines and polygons are paths as well', () => {
  for (const shape of ['<circle r="2"/>', '<ellipse rx="2" ry="1"/>', '<polygon points="0,0 1,0 1,1"/>'])
    expect([shape, read(shape).operators.includes('\nh\nf')]).toEqual([shape, true])
  expect(read('<line x2="5" stroke="#000"/>').operators).toContain('5 0 l\nB')
})
