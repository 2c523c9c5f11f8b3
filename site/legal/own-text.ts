import type { LegalFacts } from '#rules/legal-facts.ts'
import { fillPlaceholders } from '#rules/legal-placeholders.ts'
import type { LegalBlock, LegalChapter, LegalDocument } from '#words/legal/blocks.ts'
import { legalLabels } from '#words/legal/labels.ts'
import { linked } from '#words/legal/linked.ts'
import type { Locale } from '#words/locales.ts'

interface OwnText {
  title: string
  text: string
  facts: LegalFacts
  locale: Locale
}

/** A text the estate wrote itself: `# ` opens a chapter, blank lines part paragraphs, `- ` makes lists. */
export function ownText({ title, text, facts, locale }: OwnText): LegalDocument {
  const filled = fillPlaceholders({ text, facts, missing: legalLabels[locale].onRequest })
  return { title, updated: null, chapters: chaptersOf(filled) }
}

function chaptersOf(text: string): LegalChapter[] {
  const [preface = '', ...titled] = text.replaceAll('\r\n', '\n').split(/^# +/m)
  const opening = { title: null, blocks: blocksOf(preface) }
  return [...(opening.blocks.length > 0 ? [opening] : []), ...titled.map(chapterOf)]
}

function chapterOf(text: string): LegalChapter {
  const [title = '', ...lines] = text.split('\n')
  return { title: title.trim(), blocks: blocksOf(lines.join('\n')) }
}

function blocksOf(text: string): LegalBlock[] {
  const paragraphs = text.split(/\n[^\S\n]*\n/).map((paragraph) => paragraph.trim())
  return paragraphs.filter(Boolean).map(blockOf)
}

function blockOf(paragraph: string): LegalBlock {
  const lines = paragraph.split('\n').map((line) => line.trim())
  if (!lines.every((line) => line.startsWith('- '))) return { kind: 'paragraph', parts: linked(lines.join('\n')) }
  return { kind: 'list', isOrdered: false, entries: lines.map((line) => linked(line.slice(2).trim())) }
}
