import type { Letter, LetterHead, MailPicture } from './letter.ts'
import { blockHtml } from './letter-blocks-html.ts'
import { darkStyles } from './letter-dark-css.ts'
import { escaped, SANS, SERIF, table, typeStyle } from './mail-html.ts'

/** As wide as Outlook makes it, which knows no widest width. */
const WIDTH = 600

/**
 * The letter as a page that every program keeps: tables with their widths as attributes, because Outlook draws with Word;
 * styles on the elements; at the head only what makes it dark where its reader wants that.
 */
export function letterHtml(letter: Letter, head: LetterHead): string {
  const { look, lang } = head
  return `<!doctype html>
<html lang="${escaped(lang)}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${darkStyles(head.dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${look.tint};color:${look.ink}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escaped(letter.preview)}</div>
${table(
  `width="100%" bgcolor="${look.tint}" class="ground" style="background-color:${look.tint}"`,
  `<tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${table(`width="100%" style="max-width:${WIDTH}px"`, [markRow(head), letterRow(letter, head), footRow(letter, head)].join('\n'))}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
)}
</body>
</html>
`
}

/** The logo, or the name in letters; and a line in the accent's colour. */
function markRow({ estate, siteUrl, look, logo }: LetterHead): string {
  const style = `color:${look.heading};text-decoration:none;${typeStyle({ family: SERIF, size: 24, line: 30 })}`
  const shown = logo ? logoHtml(logo, { estate, style }) : escaped(estate)
  const rule = table(
    `width="56" align="center"`,
    `<tr><td width="56" height="1" bgcolor="${look.accent}" class="accent-ground" style="background-color:${look.accent};font-size:1px;line-height:1px">&nbsp;</td></tr>`,
  )
  return `<tr><td align="center" style="padding:20px 8px 16px"><a href="${escaped(siteUrl)}" class="heading" style="${style}">${shown}</a></td></tr>
<tr><td align="center" style="padding:0 0 26px">${rule}</td></tr>`
}

interface LogoOptions {
  estate: string
  /** Of its name, where pictures are not shown. */
  style: string
}

/** Two, of which one is shown; where only one is there, it stays on its light ground. */
function logoHtml(logo: NonNullable<LetterHead['logo']>, { estate, style }: LogoOptions): string {
  const image = ({ url, width, height }: MailPicture) =>
    `<img src="${escaped(url)}" width="${width}" height="${height}" alt="${escaped(estate)}" border="0" style="display:block;border:0;${style}">`
  if (!logo.dark) return `<span style="display:block;background-color:#ffffff;padding:8px">${image(logo.light)}</span>`
  return `<span class="by-day" style="display:block">${image(logo.light)}</span><!--[if !mso]><!--><span class="by-night" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${image(logo.dark)}</span><!--<![endif]-->`
}

function letterRow({ title, blocks }: Letter, head: LetterHead): string {
  const { look, answer } = head
  const heading = `<h1 class="heading" style="margin:0;color:${look.heading};font-weight:normal;${typeStyle({ family: SERIF, size: 28, line: 35 })}">${escaped(title)}</h1>`
  const rows = [
    `<tr><td style="padding:0 0 20px">${heading}</td></tr>`,
    ...blocks.map((block) => blockHtml(block, head)),
    ...(answer ? [blockHtml({ kind: 'note', text: answer }, head)] : []),
  ]
  return `<tr><td bgcolor="#ffffff" class="paper" style="background-color:#ffffff;border-top:3px solid ${look.primary};padding:36px 28px 12px">
${table('width="100%"', rows.join('\n'))}
</td></tr>`
}

function footRow({ reason }: Letter, { estate, address, siteUrl, look, alcohol }: LetterHead): string {
  const style = `color:${look.ink};${typeStyle({ family: SANS, size: 13, line: 20 })}`
  const link = `<a href="${escaped(siteUrl)}" class="ink" style="color:${look.ink}">${escaped(siteUrl.replace(/^https?:\/\//, ''))}</a>`
  const parts = [
    [escaped(estate), ...address.map(escaped), link].join('<br>'),
    escaped(reason),
    ...(alcohol ? [`<i>${escaped(alcohol)}</i>`] : []),
  ].filter((part) => part !== '')
  const rows = parts.map(
    (part) => `<tr><td align="center" class="ink" style="padding:0 0 10px;${style}">${part}</td></tr>`,
  )
  return `<tr><td style="padding:24px 8px 0">${table('width="100%"', rows.join('\n'))}</td></tr>`
}
