import type { LegalChapter } from '#words/content/legal/blocks.ts'
import { note, paragraph } from '#words/content/legal/make-blocks.ts'

/** The health message of article L3323-4, and the rule of article L3342-1, of the code de la santé publique. */
export function alcoholChapter(): LegalChapter {
  return {
    title: 'Alcohol and health',
    blocks: [
      note(
        null,
        paragraph('Alcohol abuse is dangerous for your health: drink in moderation.'),
        paragraph('The sale of alcohol to anyone under 18 is prohibited.'),
      ),
    ],
  }
}
