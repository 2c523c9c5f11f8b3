import type { LegalBlock, LegalChapter } from './blocks.ts'
import { linked } from './linked.ts'

/** A text the estate wrote itself: `# ` opens a chapter, blank lines part paragraphs, `- ` makes lists. */
export function ownChapters(text: string): LegalChapter[] {
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
