import type { Locale } from '#words/basics/locales.ts'
import type { LegalChapter, LegalDocument, LegalParts } from '#words/content/legal/blocks.ts'
import { reviewRuleWords } from '#words/reviews/rules/words.ts'

/** How reviews are checked, set like the other texts that the law asks for. */
export function reviewRules(locale: Locale): LegalDocument {
  const words = reviewRuleWords[locale]
  const refusals = Object.values(words.refusals).map((text): LegalParts => [{ text }])
  return {
    title: words.title,
    updated: null,
    lead: words.intro,
    chapters: [
      ...words.parts.map(({ title, text }) => chapter(title, text)),
      {
        title: words.refusedTitle,
        blocks: [
          { kind: 'paragraph', parts: [{ text: words.refused }] },
          { kind: 'list', isOrdered: false, entries: refusals },
        ],
      },
      chapter(words.keptTitle, words.kept),
      chapter(words.elsewhereTitle, words.elsewhere),
      {
        title: null,
        blocks: [
          {
            kind: 'paragraph',
            parts: [{ text: `${words.question} ` }, { text: words.contact, to: '/nous-contacter' }],
          },
        ],
      },
    ],
  }
}

function chapter(title: string, text: string): LegalChapter {
  return { title, blocks: [{ kind: 'paragraph', parts: [{ text }] }] }
}
