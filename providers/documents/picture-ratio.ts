/** What has no measures of its own is taken to be as wide as the logos of most estates. */
const USUAL = 2.5

/** How many times as wide as high a PNG or a drawing is: a drawing would otherwise stand in the middle of its place. */
export function pictureRatio(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = bytes[0] === 0x89 ? pngSize(file) : drawingSize(file.toString('utf8'))
  return width > 0 && height > 0 ? width / height : USUAL
}

function pngSize(file: Buffer): [number, number] {
  return file.length < 24 ? [0, 0] : [file.readUInt32BE(16), file.readUInt32BE(20)]
}

function drawingSize(text: string): [number, number] {
  const [head = ''] = /<svg[^>]*>/.exec(text) ?? []
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(head)?.[1] ?? '').trim().split(/[\s,]+/)
  const told = (name: string) => new RegExp(`\\s${name}="([\\d.]+)`).exec(head)?.[1]
  return [Number(width ?? told('width') ?? 0), Number(height ?? told('height') ?? 0)]
}
