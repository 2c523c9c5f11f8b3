import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropText } from './crop-text.ts'

const sentence = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }), { maxLength: 40 })
const texts = sentence.map((words) => words.join(' '))

test('a cropped text is never too long, begins like the text, and cropping it again changes nothing', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 160 }), (text, most) => {
      const cropped = cropText(text, most)
      expect(cropped.length).toBeLessThanOrEqual(most)
      expect(cropText(cropped, most)).toBe(cropped)
      expect(cropped.isWellFormed()).toBe(true)
      const line = text.replace(/\s+/g, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' ')).trim()
      if (cropped !== line) expect(line.startsWith(cropped.slice(0, -1))).toBe(true)
    }),
  )
})
