import type { LegalFacts } from '#rules/legal-facts.ts'
import { fillPlaceholders } from '#rules/legal-placeholders.ts'
import type { LegalDocument } from '#words/legal/blocks.ts'
import { legalLabels } from '#words/legal/labels.ts'
import { ownChapters } from '#words/legal/own-chapters.ts'
import type { Locale } from '#words/locales.ts'

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
