import { splitFilename } from '#rules/media/pictures.ts'

/** A text of several blocks. */
export function text(...blocks: string[]): string {
  return blocks.join('')
}

export function p(words: string): string {
  return `<p>${inline(words)}</p>`
}

export function h2(words: string): string {
  return `<h2>${inline(words)}</h2>`
}

export function h3(words: string): string {
  return `<h3>${inline(words)}</h3>`
}

export function list(...entries: string[]): string {
  return `<ul>${entries.map((entry) => `<li>${inline(entry)}</li>`).join('')}</ul>`
}

/** A sentence that stands out. */
export function pull(words: string, who: string): string {
  return `<blockquote class="pull"><p>${inline(words)}</p><cite>${inline(who)}</cite></blockquote>`
}

/** The first row names the columns. */
export function table(caption: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], cell: string) =>
    `<tr>${row.map((one) => `<${cell}>${inline(one)}</${cell}>`).join('')}</tr>`
  const body = rows.map((row) => cells(row, 'td')).join('')
  return `<table><caption>${inline(caption)}</caption><thead>${cells(head, 'th')}</thead><tbody>${body}</tbody></table>`
}

interface FigureOptions {
  media: string
  file: string
  width: number
  height: number
  alt: string
  caption: string
}

export function figure({ media, file, width, height, alt, caption }: FigureOptions): string {
  const src = `/img/w960/${media}/${splitFilename(file).name}.jpg`
  return `<figure class="wide"><img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" /><figcaption>${inline(caption)}</figcaption></figure>`
}

/** *Stars* make italics, [words](/path) a link. */
function inline(words: string): string {
  return escapeHtml(words)
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>')
}

function escapeHtml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
