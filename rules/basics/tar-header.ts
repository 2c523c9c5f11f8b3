/** Archives are made of blocks of this size: a header, then the bytes of its file, filled up. */
export const TAR_BLOCK = 512

/** Eleven octal digits. */
const MOST_BYTES = 8 ** 11 - 1
const MOST_NAME = 100

/** Where the parts of a header lie, as POSIX.1-1988 (ustar) says: from and how long. */
const FIELDS = {
  name: [0, MOST_NAME],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const
type Field = keyof typeof FIELDS

const ORDINARY_FILE = '0'
const MAGIC = 'ustar\u000000'

interface TarEntry {
  name: string
  size: number
  modifiedAt: Date
}

/** The header of an ordinary file. */
export function tarHeader({ name, size, modifiedAt }: TarEntry): Uint8Array {
  if (!/^[\x21-\x7e]+$/.test(name) || name.length > MOST_NAME) throw new Error(`"${name}" is no name for an archive`)
  if (size > MOST_BYTES) throw new Error(`${name} is too large for an archive`)
  const header = new Uint8Array(TAR_BLOCK)
  const write = (field: Field, text: string) => header.set(new TextEncoder().encode(text), FIELDS[field][0])
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  write('name', name)
  write('mode', `${octal(0o600, 7)}\0`)
  write('owner', `${octal(0, 7)}\0`)
  write('group', `${octal(0, 7)}\0`)
  write('size', `${octal(size, 11)}\0`)
  write('time', `${octal(Math.floor(modifiedAt.getTime() / 1000), 11)}\0`)
  write('type', ORDINARY_FILE)
  write('magic', MAGIC)
  write('checksum', `${octal(checksumOf(header), 6)}\0 `)
  return header
}

/** What a header says; null at the end of the archive. Throws when it is no header of an ordinary file. */
export function readTarHeader(header: Uint8Array): Pick<TarEntry, 'name' | 'size'> | null {
  if (header.length !== TAR_BLOCK) throw new Error('The archive breaks off.')
  if (header.every((byte) => byte === 0)) return null
  const read = (field: Field) => {
    const [from, length] = FIELDS[field]
    return new TextDecoder('latin1').decode(header.subarray(from, from + length))
  }
  const number = (field: Field) => {
    const [digits = ''] = /^[0-7]+/.exec(read(field)) ?? []
    return digits === '' ? Number.NaN : Number.parseInt(digits, 8)
  }
  if (number('checksum') !== checksumOf(header)) throw new Error('The archive is damaged: a header does not add up.')
  if (read('type') !== ORDINARY_FILE) throw new Error('The archive holds something that is no ordinary file.')
  const [name = ''] = read('name').split('\0')
  return { name, size: number('size') }
}

/** How many bytes follow a file, until the next block begins. */
export function tarFilling(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK
}

/** The sum of all bytes, with blanks where the sum itself stands. */
function checksumOf(header: Uint8Array): number {
  const [from, length] = FIELDS.checksum
  return header.reduce((sum, byte, at) => sum + (at >= from && at < from + length ? 0x20 : byte), 0)
}
