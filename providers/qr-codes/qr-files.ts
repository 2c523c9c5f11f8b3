import { crc32, deflateSync } from 'node:zlib'
import { type QrModules, qrPath } from './qr-code.ts'

/** A drawing for the printer: black on white, of any size. */
export function qrSvg(modules: QrModules): string {
  const side = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}mm" height="${side}mm" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/>` +
    `<path d="${qrPath(modules)}"/></svg>`
  )
}

/** As many pixels a module as make at least this many in all. */
const LEAST_SIDE = 1000
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const ONE_BIT = 1
const GREYSCALE = 0

/** The same as a PNG of one bit a pixel (ISO/IEC 15948), where dark is 0. */
export function qrPng(modules: QrModules): Buffer {
  const scale = Math.ceil(LEAST_SIDE / modules.length)
  const side = modules.length * scale
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(ONE_BIT, 8)
  head.writeUInt8(GREYSCALE, 9)
  const lines = modules.flatMap((row) => Array<Buffer>(scale).fill(pixelLine(row, scale)))
  const pixels = deflateSync(Buffer.concat(lines), { level: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** One line of pixels, behind the byte that names its filter: none. */
function pixelLine(row: readonly boolean[], scale: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8))
  for (let x = 0; x < row.length * scale; x++) {
    if (row[Math.floor(x / scale)]) continue
    const at = 1 + (x >> 3)
    line.writeUInt8(line.readUInt8(at) | (0x80 >> (x & 7)), at)
  }
  return line
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
