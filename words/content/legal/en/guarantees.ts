import type { LegalChapter } from '#words/content/legal/blocks.ts'
import { link, paragraph } from '#words/content/legal/make-blocks.ts'
import { GUARANTEE_BOX } from './guarantee-box.ts'

export function guaranteesChapter(): LegalChapter {
  return {
    title: 'Legal guarantees',
    blocks: [
      paragraph(
        'We answer for any lack of conformity and any hidden defect of the products we sell, even once the withdrawal period has passed. If a bottle seems corked or spoilt, keep it with its cork and what is left of the wine, and write to us through the ',
        link('contact page', '/nous-contacter'),
        '.',
      ),
      GUARANTEE_BOX,
    ],
  }
}
