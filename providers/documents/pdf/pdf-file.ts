import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** Numbers of a page: a thousandth of a point is finer than any printer. */
export function figure(value: number): string {
  return String(Math.round(value * 1_000) / 1_000)
}

/** Text outside pages, such as a title. */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

export interface PdfStream {
  /** What stands before its length: `/Type /XObject`. */
  entries: string
  /** Packed already. */
  deflated: Buffer
}

export interface PdfFile {
  /** A number for what is written later. */
  reserve(): number
  write(body: string, id?: number): number
  writeStream(stream: PdfStream, id?: number): number
  finish(ends: { catalogue: number; facts: number }): Buffer
}

/** Numbered objects one after the other, and at the end the list of where they lie. */
export function createPdfFile(): PdfFile {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const put = (bytes: Buffer) => {
    parts.push(bytes)
    length += bytes.length
  }
  const reserve = () => offsets.push(0)
  const begin = (id: number) => {
    offsets[id - 1] = length
    put(Buffer.from(`${id} 0 obj\n`))
    return id
  }
  return {
    reserve,
    write(body, id = reserve()) {
      begin(id)
      put(Buffer.from(`${body}\nendobj\n`, 'latin1'))
      return id
    },
    writeStream({ entries, deflated }, id = reserve()) {
      begin(id)
      put(Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`, 'latin1'))
      put(deflated)
      put(Buffer.from('\nendstream\nendobj\n'))
      return id
    },
    finish({ catalogue, facts }) {
      const hash = createHash('sha256')
      for (const part of parts) hash.update(part)
      const name = hash.digest('hex').slice(0, 32)
      const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
      const size = offsets.length + 1
      const list = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
      const ends = `<< /Size ${size} /Root ${catalogue} 0 R /Info ${facts} 0 R /ID [<${name}> <${name}>] >>`
      parts.push(Buffer.from(`${list}trailer\n${ends}\nstartxref\n${length}\n%%EOF\n`))
      return Buffer.concat(parts)
    },
  }
}

const SMALL = 4_096
/** Most of the time that little is packed goes into clearing room for much. */
const LITTLE_ROOM = { windowBits: 12, memLevel: 5 }
/** A page is packed in half the time of the usual level, and is a hundred bytes longer. */
const SOME_ROOM = { windowBits: 14, memLevel: 7, level: 4 }

export function packed(content: string | Buffer): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return deflateSync(bytes, bytes.length <= SMALL ? LITTLE_ROOM : SOME_ROOM)
}
