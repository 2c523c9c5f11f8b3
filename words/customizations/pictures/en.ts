import type { CustomizationPictureWords } from './fr.ts'

export const en: CustomizationPictureWords = {
  alt: '{name}: {answers}',
  answer: '{label} “{value}”',
  plain: '{name}, as you compose it',
  photograph: 'Your photograph, on its card',
}
