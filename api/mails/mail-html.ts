export const SERIF = "Georgia,'Times New Roman',serif"
export const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"

interface TypeStyleOptions {
  family: string
  /** Both in pixels. */
  size: number
  line: number
}

/** Each on its own: Word reads no short form. */
export function typeStyle({ family, size, line }: TypeStyleOptions): string {
  return `font-family:${family};font-size:${size}px;line-height:${line}px`
}

/** A table that only lays out: nobody hears of it. */
export function table(attributes: string, rows: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>\n${rows}\n</table>`
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

export function escapedLines(said: string): string {
  return escaped(said).replaceAll('\n', '<br>')
}
