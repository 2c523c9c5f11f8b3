import type { LegalFacts } from '#rules/content/legal-facts.ts'
import { fillPlaceholders } from '#rules/content/legal-placeholders.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { LegalDocument } from '#words/content/legal/blocks.ts'
import { legalLabels } from '#words/content/legal/labels.ts'
import { ownChapters } from '#words/content/legal/own-chapters.ts'

interface OwnText {
  title: string
  text: string
  facts: LegalFacts
  locale: Locale
}

/** A text the estate wrote itself, with its facts filled in. */
export function ownText({ title, text, facts, locale }: OwnText): LegalDocument {
  const filled = fillPlaceholders({ text, facts, missing: legalLabels[locale].onRequest })
  return { title, updated: null, chapters: ownChapters(filled) }
}
