import type { Plugin } from 'vite'

/**
 * A program with a single letter beyond ASCII is held with two bytes for each of its letters, in every process that reads
 * it: those letters are written by their numbers.
 */
export const ASCII_OUTPUT: Plugin = {
  name: 'ascii-output',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  },
}

// A backslash that stood before such a letter would make its number a word.
const inAscii = (code: string) =>
  code.replace(
    /(\\*)([^\0-\x7f])/g,
    (_, slashes: string, unit: string) =>
      `${slashes.slice(slashes.length % 2)}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
