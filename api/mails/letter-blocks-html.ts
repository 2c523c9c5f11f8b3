import type { BillLine, Block, LetterHead, MailPicture, Sum } from './letter.ts'
import { escaped, escapedLines, SANS, SERIF, table, typeStyle } from './mail-html.ts'

/** The room of the largest bottle beside a line. */
const PICTURE_COLUMN = 72

/** A row of the letter: what stands below it is kept away by its padding, since Word forgets the margins of paragraphs. */
export function blockHtml(block: Block, head: LetterHead): string {
  const { ink, primary } = head.look
  switch (block.kind) {
    case 'text':
      return row({ below: 18, html: `${para({ size: 16, line: 26, colour: ink, html: escapedLines(block.text) })}` })
    case 'note': {
      const link = block.link ? ` ${anchor(block.link, primary)}` : ''
      return row({ below: 14, html: para({ size: 14, line: 22, colour: ink, html: escapedLines(block.text) + link }) })
    }
    case 'button':
      return row({ below: 26, above: 4, html: buttonHtml(block, primary) })
    case 'facts': {
      const lines = block.lines.map(escaped).join('<br>')
      return row({ below: 22, html: label(block.title, head) + para({ size: 15, line: 24, colour: ink, html: lines }) })
    }
    case 'bill':
      return row({ below: 26, above: 4, html: billHtml(block, head) })
  }
}

function row({ above = 0, below, html }: { above?: number; below: number; html: string }): string {
  return `<tr><td style="padding:${above}px 0 ${below}px">${html}</td></tr>`
}

function para({ size, line, colour, html }: { size: number; line: number; colour: string; html: string }): string {
  return `<p class="ink" style="margin:0;color:${colour};${typeStyle({ family: SANS, size, line })}">${html}</p>`
}

/** The padding lies on the cell, where Word keeps it; the colour too, so that it needs no picture. */
function buttonHtml({ label: said, url }: { label: string; url: string }, primary: string): string {
  const style = `display:inline-block;color:#ffffff;text-decoration:none;font-weight:600;${typeStyle({ family: SANS, size: 16, line: 20 })}`
  return table(
    '',
    `<tr><td align="center" bgcolor="${primary}" style="background-color:${primary};padding:14px 26px"><a href="${escaped(url)}" style="${style}">${escaped(said)}</a></td></tr>`,
  )
}

function label(title: string, { look, lang }: LetterHead): string {
  const style = `margin:0;padding:0 0 8px;color:${look.accent};font-weight:600;letter-spacing:.12em;${typeStyle({ family: SANS, size: 12, line: 17 })}`
  return `<h2 class="accent" style="${style}">${escaped(title.toLocaleUpperCase(lang))}</h2>`
}

function billHtml({ title, lines, sums }: Extract<Block, { kind: 'bill' }>, head: LetterHead): string {
  const hasPictures = lines.some(({ picture }) => picture)
  const rows = [
    ...lines.map((line) => lineRow(line, { head, hasPictures })),
    ...sums.map((sum, at) => sumRow(sum, { head, columns: hasPictures ? 2 : 1, isFirst: at === 0 })),
  ]
  return label(title, head) + table('width="100%"', rows.join('\n'))
}

function lineRow(
  { picture, drawn, name, details, amount }: BillLine,
  { head: { look }, hasPictures }: { head: LetterHead; hasPictures: boolean },
): string {
  const edge = `border-top:1px solid ${look.tint}`
  const cell = `padding:12px 0;${edge}`
  const shown = hasPictures
    ? `<td width="${PICTURE_COLUMN}" align="center" valign="middle" class="rule" style="width:${PICTURE_COLUMN}px;padding:12px 16px 12px 0;${edge}">${picture ? pictureHtml(picture) : '&nbsp;'}</td>`
    : ''
  const named = `<p class="heading" style="margin:0;color:${look.heading};${typeStyle({ family: SERIF, size: 17, line: 24 })}">${escaped(name)}</p>`
  const said = para({ size: 14, line: 21, colour: look.ink, html: details.map(escaped).join('<br>') })
  return `<tr>${shown}<td valign="middle" class="rule" style="${cell}">${named}${said}${drawn ? drawnHtml(drawn) : ''}</td><td align="right" valign="middle" class="ink rule" style="${cell};padding-left:16px;white-space:nowrap;color:${look.ink};${typeStyle({ family: SANS, size: 16, line: 24 })}">${escaped(amount)}</td></tr>`
}

/** The name beside it says what it shows. */
function pictureHtml({ url, width, height }: MailPicture): string {
  const scale = Math.min(1, PICTURE_COLUMN / width)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  return `<img src="${escaped(url)}" width="${wide}" height="${high}" alt="" border="0" style="display:block;border:0">`
}

/** A mail that is read without pictures says the same by their words. */
function drawnHtml({ url, alt, width, height }: NonNullable<BillLine['drawn']>): string {
  const style = `display:block;width:100%;max-width:${width}px;height:auto;margin:10px 0 2px;border:0;font-style:italic;${typeStyle({ family: SANS, size: 14, line: 21 })}`
  return `<img src="${escaped(url)}" width="${width}" height="${height}" alt="${escaped(alt)}" border="0" style="${style}">`
}

const SUM_TYPE: Readonly<Record<Sum['weight'], { size: number; line: number; padding: string; weight: number }>> = {
  total: { size: 18, line: 27, padding: '12px 0 6px', weight: 600 },
  usual: { size: 15, line: 23, padding: '4px 0', weight: 400 },
  small: { size: 13, line: 20, padding: '1px 0', weight: 400 },
}

function sumRow(
  { label: said, amount, weight }: Sum,
  { head: { look }, columns, isFirst }: { head: LetterHead; columns: number; isFirst: boolean },
): string {
  const { size, line, padding, weight: bold } = SUM_TYPE[weight]
  const isTotal = weight === 'total'
  const edge = isTotal || isFirst ? `;border-top:1px solid ${isTotal ? look.accent : look.tint}` : ''
  const style = `padding:${padding}${edge};color:${look.ink};font-weight:${bold};${typeStyle({ family: SANS, size, line })}`
  const names = isTotal ? 'ink accent-rule' : 'ink rule'
  return `<tr><td colspan="${columns}" class="${names}" style="${style}">${escaped(said)}</td><td align="right" class="${names}" style="${style};white-space:nowrap">${escaped(amount)}</td></tr>`
}

function anchor({ label: said, url }: { label: string; url: string }, colour: string): string {
  return `<a href="${escaped(url)}" class="link" style="color:${colour}">${escaped(said)}</a>`
}
