import type { PreviewWords } from './fr.ts'

export const en: PreviewWords = {
  notice: 'Preview: this page is not published in this form. The link holds until {date}.',
  unfinished: 'Section to complete',
  empty: 'This page is still empty.',
}
