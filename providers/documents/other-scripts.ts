import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The letters that stand in for those an estate's typefaces lack; see decisions/013. */
export const FACES = fileURLToPath(new URL('./faces', import.meta.url))

/** How the files of typefaces are divided, and the letters that tell one is needed. */
const SUBSETS: Readonly<Record<string, RegExp>> = {
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  'cyrillic-ext': /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f\u1c80-\u1c8a]/,
  greek: /[\u0370-\u03ff]/,
  'greek-ext': /[\u1f00-\u1fff]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
}
/** Below it lie the alphabets; from it on, the signs of China and Japan. */
const FIRST_IDEOGRAPH = 0x2e80
const IDEOGRAPH = /[\u2e80-\u{10ffff}]/u

/** The parts beyond Latin of which a text has a letter. */
export function neededSubsets(text: string): string[] {
  return Object.keys(SUBSETS).filter((subset) => SUBSETS[subset]?.test(text))
}

/** The few of a hundred files that hold the ideographs of a text. */
export function chineseFiles(text: string): string[] {
  if (!IDEOGRAPH.test(text)) return []
  const signs = new Set([...text].map((sign) => sign.codePointAt(0) ?? 0).filter((code) => code >= FIRST_IDEOGRAPH))
  return fileRanges()
    .filter(({ ranges }) => [...signs].some((code) => ranges.some(([first, last]) => code >= first && code <= last)))
    .map(({ file }) => file)
}

interface FileRanges {
  file: string
  ranges: readonly (readonly [first: number, last: number])[]
}

let kept: FileRanges[] | null = null

/** `4e00-4e02,4e05` as the typeface's makers divided it. */
function fileRanges(): FileRanges[] {
  kept ??= Object.entries(
    JSON.parse(readFileSync(join(FACES, 'noto-sans-sc.json'), 'utf8')) as Record<string, string>,
  ).map(([file, told]) => ({ file, ranges: told.split(',').map(readRange) }))
  return kept
}

function readRange(told: string): readonly [number, number] {
  const [first = '', last = first] = told.split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
