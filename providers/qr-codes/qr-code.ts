import { encode } from 'uqr'

/** Rows of modules, true for dark, with the quiet zone that ISO/IEC 18004 asks for. */
export type QrModules = readonly (readonly boolean[])[]

/** Of four modules on every side: scanners find no code that touches its surroundings. */
const QUIET_ZONE = 4

/** Level M: a code is still read when a seventh of it is worn off the bottle. */
export function qrModules(text: string): QrModules {
  return encode(text, { ecc: 'M', boostEcc: false, border: QUIET_ZONE }).data
}

/** The dark modules as one path, a module being one unit wide; neighbours in a row are drawn as one. */
export function qrPath(modules: QrModules): string {
  return modules.map(rowPath).join('')
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    const width = x - start + 1
    path += `M${start} ${y}h${width}v1h-${width}z`
  }
  return path
}
