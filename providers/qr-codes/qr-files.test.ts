import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrModules, qrPath } from './qr-code.ts'
import { qrPng, qrSvg } from './qr-files.ts'

const ADDRESS = 'https://www.roche-perrine.example/e-label/1234'
const known = encode(ADDRESS, { ecc: 'M', border: 4 }).data

/** Whether the middle of each module is dark, in a picture that shows the code from edge to edge. */
async function modulesOf(picture: Buffer, side: number): Promise<boolean[][]> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  const module = info.width / side
  const isDark = (x: number, y: number) =>
    (data[Math.floor((y + 0.5) * module) * info.width + Math.floor((x + 0.5) * module)] ?? 255) < 128
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => isDark(x, y)))
}

test('the code is that of the address, with four light modules around it', () => {
  const modules = qrModules(ADDRESS)
  expect(modules).toEqual(known)
  expect(modules.slice(0, 4).flat().some(Boolean)).toBe(false)
  expect(modules[4]?.slice(0, 5)).toEqual([false, false, false, false, true])
})

test('the PNG shows every module, at a thousand pixels or more', async () => {
  const png = qrPng(qrModules(ADDRESS))
  const { width = 0, height, format } = await sharp(png).metadata()
  expect([format, width === height, width >= 1000, width % known.length]).toEqual(['png', true, true, 0])
  expect(await modulesOf(png, known.length)).toEqual(known)
})

test('the SVG shows every module', async () => {
  const svg = Buffer.from(qrSvg(qrModules(ADDRESS)))
  const drawn = await sharp(svg, { density: 200 }).png().toBuffer()
  expect(await modulesOf(drawn, known.length)).toEqual(known)
})

test('neighbours in a row are one stroke', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})
