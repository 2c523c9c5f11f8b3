import { escaped } from '#api/mails/mail-html.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import { fillPlaceholders } from '#rules/content/legal-placeholders.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import type { LegalBlock, LegalChapter, LegalParts } from '#words/content/legal/blocks.ts'
import { legalDocuments } from '#words/content/legal/documents.ts'
import { withdrawalFormChapter as formEn } from '#words/content/legal/en/withdrawal.ts'
import { withdrawalFormChapter as formFr } from '#words/content/legal/fr/withdrawal.ts'
import { legalLabels } from '#words/content/legal/labels.ts'
import { ownChapters } from '#words/content/legal/own-chapters.ts'

const forms = { fr: formFr, en: formEn }

interface LegalFile {
  estate: Letterhead
  locale: Locale
  /** What stands above the text. */
  title: string
}

/** The terms of sale as they stand now, as a file to keep: a page on a site is no durable medium. */
export function saleTermsFile({ estate, locale, title }: LegalFile): string {
  const own = estate.values.SALE_TERMS?.trim()
  const missing = legalLabels[locale].onRequest
  const chapters = own
    ? ownChapters(fillPlaceholders({ text: own, facts: estate.legal, missing }))
    : legalDocuments[locale]['sale-terms'](estate.legal).chapters
  return legalFileHtml({ estate, locale, title }, chapters)
}

export function withdrawalFormFile(file: LegalFile): string {
  return legalFileHtml(file, [forms[file.locale](file.estate.legal)])
}

function legalFileHtml({ estate, locale, title }: LegalFile, chapters: readonly LegalChapter[]): string {
  const base = `${estate.url}${LOCALES[locale].prefix}`
  return `<!doctype html>
<html lang="${LOCALES[locale].iso}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title></head>
<body style="max-width:720px;margin:40px auto;padding:0 20px;font:17px/1.6 Georgia,'Times New Roman',serif;color:#222222">
<h1 style="font-weight:normal;line-height:1.25">${escaped(title)}</h1>
${chapters.map((chapter) => chapterHtml(chapter, base)).join('\n')}
</body>
</html>
`
}

function chapterHtml({ title, blocks }: LegalChapter, base: string): string {
  const heading = title === null ? '' : `<h2>${escaped(title)}</h2>\n`
  return heading + blocks.map((block) => blockHtml(block, base)).join('\n')
}

function blockHtml(block: LegalBlock, base: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${partsHtml(block.parts, base)}</p>`
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${block.entries.map((entry) => `<li>${partsHtml(entry, base)}</li>`).join('')}</${tag}>`
    }
    case 'facts':
      return `<dl>${block.facts.map(({ term, description }) => `<dt><b>${escaped(term)}</b></dt><dd>${partsHtml(description, base)}</dd>`).join('')}</dl>`
    case 'table':
      return tableHtml(block)
    case 'note':
      return `<blockquote style="margin:0;padding:4px 20px;border:1px solid #999999">${block.title === null ? '' : `<p><i>${escaped(block.title)}</i></p>`}${block.blocks.map((inner) => blockHtml(inner, base)).join('')}</blockquote>`
  }
}

function tableHtml({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><caption>${escaped(caption)}</caption>${cells('th', columns)}${rows.map((row) => cells('td', row)).join('')}</table>`
}

function partsHtml(parts: LegalParts, base: string): string {
  return parts
    .map(({ text, to }) => {
      const shown = escaped(text).replaceAll('\n', '<br>')
      if (to === undefined) return shown
      return `<a href="${escaped(to.startsWith('/') ? `${base}${to}` : to)}">${shown}</a>`
    })
    .join('')
}
