import type { LegalChapter } from '#words/content/legal/blocks.ts'
import { link, paragraph } from '#words/content/legal/make-blocks.ts'
import { GUARANTEE_BOX } from './guarantee-box.ts'

export function guaranteesChapter(): LegalChapter {
  return {
    title: 'Garanties légales',
    blocks: [
      paragraph(
        'Nous répondons des défauts de conformité et des vices cachés des produits que nous vendons, même une fois passé le délai de rétractation. Une bouteille vous semble bouchonnée ou altérée : gardez-la avec son bouchon et le vin qui reste, et écrivez-nous par la ',
        link('page de contact', '/nous-contacter'),
        '.',
      ),
      GUARANTEE_BOX,
    ],
  }
}
