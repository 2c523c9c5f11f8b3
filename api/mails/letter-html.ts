import type { BillLine, Block, Letter, LetterHead, Sum } from './letter.ts'

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
/** Mail programs read styles on the elements only. */
const TEXT = `margin:0 0 18px;font:16px/1.6 ${SANS}`
const SMALL = `margin:0 0 14px;font:14px/1.55 ${SANS}`

/** The letter as a page that needs no table, no style sheet and no script. */
export function letterHtml(letter: Letter, head: LetterHead): string {
  const { ink, tint, accent, heading, primary } = head.look
  const { title, preview, blocks, subject } = letter
  return `<!doctype html>
<html lang="${escaped(head.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${tint};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(preview)}</div>
<div style="max-width:600px;margin:0 auto;padding:24px 12px 40px">
<div style="padding:20px 8px 26px;text-align:center">
<a href="${escaped(head.siteUrl)}" style="color:${heading};text-decoration:none;font:24px/1.25 ${SERIF};letter-spacing:.02em">${escaped(head.estate)}</a>
<div style="width:56px;height:1px;margin:16px auto 0;background:${accent};font-size:0;line-height:0">&nbsp;</div>
</div>
<div style="background:#ffffff;padding:36px 28px 26px;border-top:3px solid ${primary}">
<h1 style="margin:0 0 20px;color:${heading};font:normal 28px/1.25 ${SERIF}">${escaped(title)}</h1>
${blocks.map((block) => blockHtml(block, head)).join('\n')}
${head.answer ? `<p style="${SMALL};color:${ink}">${escaped(head.answer)}</p>` : ''}
</div>
${footHtml(letter, head)}
</div>
</body>
</html>
`
}

function footHtml({ reason }: Letter, { estate, address, siteUrl, look, alcohol }: LetterHead): string {
  const link = `<a href="${escaped(siteUrl)}" style="color:${look.ink}">${escaped(bareUrl(siteUrl))}</a>`
  const lines = [escaped(estate), ...address.map(escaped), link].join('<br>')
  const style = `margin:0 0 10px;font:13px/1.5 ${SANS}`
  return `<div style="padding:24px 8px 0;text-align:center;color:${look.ink}">
<p style="${style}">${lines}</p>
<p style="${style}">${escaped(reason)}</p>
${alcohol ? `<p style="${style};font-style:italic">${escaped(alcohol)}</p>` : ''}
</div>`
}

function blockHtml(block: Block, head: LetterHead): string {
  const { look } = head
  switch (block.kind) {
    case 'text':
      return `<p style="${TEXT}">${lines(block.text)}</p>`
    case 'note':
      return `<p style="${SMALL}">${lines(block.text)}${block.link ? ` ${anchor(block.link, look.primary)}` : ''}</p>`
    case 'button':
      return `<p style="margin:4px 0 26px"><a href="${escaped(block.url)}" style="display:inline-block;padding:14px 26px;background:${look.primary};color:#ffffff;text-decoration:none;font:600 16px/1.2 ${SANS}">${escaped(block.label)}</a></p>`
    case 'facts':
      return `<div style="margin:0 0 22px">${label(block.title, head)}<p style="margin:0;font:15px/1.6 ${SANS}">${block.lines.map(escaped).join('<br>')}</p></div>`
    case 'bill':
      return `<div style="margin:4px 0 26px">${label(block.title, head)}
${block.lines.map((line) => lineHtml(line, head)).join('\n')}
${block.sums.map((sum) => sumHtml(sum, head)).join('\n')}
</div>`
  }
}

function label(title: string, { look, lang }: LetterHead): string {
  const style = `margin:0 0 8px;color:${look.accent};font:600 12px/1.4 ${SANS};letter-spacing:.12em`
  return `<h2 style="${style}">${escaped(title.toLocaleUpperCase(lang))}</h2>`
}

/** The amount floats: with a table, a narrow screen would squeeze the name. */
function lineHtml({ name, details, amount, picture }: BillLine, { look }: LetterHead): string {
  return `<div style="padding:12px 0;border-top:1px solid ${look.tint};overflow:hidden">
<div style="float:right;padding-left:16px;font:16px/1.5 ${SANS};white-space:nowrap">${escaped(amount)}</div>
<div style="font:17px/1.4 ${SERIF};color:${look.heading}">${escaped(name)}</div>
<div style="font:14px/1.5 ${SANS}">${details.map(escaped).join('<br>')}</div>
${picture ? pictureHtml(picture) : ''}</div>`
}

/** A mail that is read without pictures says the same by their words. */
function pictureHtml({ url, alt, width, height }: NonNullable<BillLine['picture']>): string {
  const style = `display:block;width:100%;max-width:${width}px;height:auto;margin:12px 0 4px;border:0;font:italic 14px/1.5 ${SANS}`
  return `<img src="${escaped(url)}" alt="${escaped(alt)}" width="${width}" height="${height}" style="${style}">
`
}

const SUM_STYLE: Readonly<Record<Sum['weight'], string>> = {
  total: `padding:12px 0 6px;font:600 18px/1.5 ${SANS}`,
  usual: `padding:4px 0;font:15px/1.5 ${SANS}`,
  small: `padding:1px 0;font:13px/1.5 ${SANS}`,
}

function sumHtml({ label: said, amount, weight }: Sum, { look }: LetterHead): string {
  const rule = weight === 'total' ? `;border-top:1px solid ${look.accent}` : ''
  return `<div style="${SUM_STYLE[weight]}${rule};overflow:hidden"><span style="float:right;padding-left:16px;white-space:nowrap">${escaped(amount)}</span>${escaped(said)}</div>`
}

function anchor({ label: said, url }: { label: string; url: string }, colour: string): string {
  return `<a href="${escaped(url)}" style="color:${colour}">${escaped(said)}</a>`
}

function lines(said: string): string {
  return escaped(said).replaceAll('\n', '<br>')
}

function bareUrl(url: string): string {
  return url.replace(/^https?:\/\//, '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Whatever people typed stays text. */
export function escaped(said: string): string {
  return said.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
