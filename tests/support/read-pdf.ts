import { inflateSync } from 'node:zlib'

/** What a PDF of ours shows: its words in the order they are drawn, and how many pages it has. */
interface ReadPdf {
  text: string
  pages: number
  pictures: number
}

/** Reads the PDFs that we write: each object by itself, compressed, letters as numbers with a table to read them by. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const tables = lettersByFont(objects)
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body))
  const text = pages.map((page) => pageText(streamOf(objects.get(/\/Contents (\d+)/.exec(page)?.[1] ?? '')), tables))
  const pictures = [...objects.values()].filter((body) => /\/Subtype \/Image/.test(body)).length
  return { text: text.join('\n'), pages: pages.length, pictures }
}

type Letters = ReadonlyMap<string, string>

function lettersByFont(objects: ReadonlyMap<string | undefined, string>): Map<string, Letters> {
  const fonts = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    fonts.map(([, name = '', id]) => {
      const table = /\/ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1]
      return [name, lettersOf(streamOf(objects.get(table)))]
    }),
  )
}

/** `<0000> <00ff> [<0041> <0042> …]`: the letters of the numbers from the first on. */
function lettersOf(table: string): Letters {
  const letters = new Map<string, string>()
  for (const [, start = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(start, 16) + at).toString(16).padStart(4, '0')
      letters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}

function pageText(content: string, tables: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = tables.get(font) ?? letters
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi)) {
      text += (hex.toLowerCase().match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '').join('')
    }
  }
  return text
}

function streamOf(body = ''): string {
  const stream = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1]
  if (stream === undefined) return ''
  const bytes = Buffer.from(stream, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}
