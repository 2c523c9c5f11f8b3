import type { FormatWords } from './fr.ts'

export const en: FormatWords = {
  187: 'Quarter bottle',
  200: 'Piccolo',
  375: 'Half-bottle',
  500: 'Fifty centilitres',
  620: 'Clavelin',
  750: 'Bottle',
  1000: 'Litre',
  1500: 'Magnum',
  3000: 'Jeroboam',
  5000: 'Five-litre bag-in-box',
  6000: 'Methuselah',
}
