import type { Attachment } from './mail-sender.ts'
import { quotedPrintable } from './quoted-printable.ts'

/** A part of a mail as it travels. Written by us: the library takes most of a mail's whole work for it (decisions/049). */
interface Part {
  raw: Buffer
}

const LINE_CHARACTERS = 76

export function textPart(type: 'text/html' | 'text/plain', text: string): Part {
  return part(
    [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: quoted-printable'],
    quotedPrintable(text),
  )
}

export function filePart({ filename, contentType, content }: Attachment): Part {
  const bytes =
    typeof content === 'string'
      ? Buffer.from(content, 'utf8')
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const lines = base64Lines(bytes)
  const head = [
    `Content-Type: ${contentType}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename=${plainName(filename)}`,
  ]
  return part(head, lines)
}

function base64Lines(bytes: Buffer): Buffer {
  const text = bytes.toString('base64')
  const lines: string[] = []
  for (let at = 0; at < text.length; at += LINE_CHARACTERS) lines.push(text.slice(at, at + LINE_CHARACTERS))
  return Buffer.from(lines.join('\r\n'), 'latin1')
}

/** Names are our own words and numbers; nothing else may enter a head. */
function plainName(filename: string): string {
  return filename.replace(/[^\w.-]/g, '_')
}

function part(head: readonly string[], body: Buffer): Part {
  return { raw: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]) }
}
