import type { LegalChapter } from '#words/content/legal/blocks.ts'
import { note, paragraph } from '#words/content/legal/make-blocks.ts'

/** The health message of article L3323-4, and the rule of article L3342-1, of the code de la santé publique. */
export function alcoholChapter(): LegalChapter {
  return {
    title: 'Alcool et santé',
    blocks: [
      note(
        null,
        paragraph('L’abus d’alcool est dangereux pour la santé, à consommer avec modération.'),
        paragraph('La vente d’alcool aux personnes de moins de 18 ans est interdite.'),
      ),
    ],
  }
}
