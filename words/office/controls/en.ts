import type { ControlWords } from './fr.ts'

export const en: ControlWords = {
  openList: 'Open the list',
  closeList: 'Close the list',
  clear: 'Clear',
  nothingFound: 'No choice',
}
