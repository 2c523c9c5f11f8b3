import { expect, test } from 'vitest'
import { hasRoomForFiles, isPlainPdf, promisedKind } from './sent-files.ts'

const pdf = (inner: string) => Buffer.from(`%PDF-1.7\n1 0 obj << ${inner} >> endobj\ntrailer\n%%EOF\n`, 'latin1')

test('the ending of a name says what the file should be', () => {
  expect(promisedKind('Plan.PDF')).toBe('pdf')
  for (const name of ['a.jpg', 'a.JPEG', 'a.b.png', 'a.webp', 'a.avif']) expect(promisedKind(name)).toBe('picture')
  for (const name of ['a.svg', 'a.exe', 'a.pdf.exe', 'pdf', '', 'a.html', 'a.docx', 'a.']) {
    expect([name, promisedKind(name) === 'picture']).toEqual([name, false])
  }
})

test('a PDF begins and ends as one, and does not openly act', () => {
  expect(isPlainPdf(pdf('/Type /Catalog'))).toBe(true)
  for (const acting of [
    '/JavaScript (x)',
    '/S /Rendition',
    '/S#75bmitForm',
    '/#58FA',
    '/J#61vaScript (x)',
    '/Launch',
    '/EmbeddedFiles',
    '/XFA',
    '/SubmitForm',
  ]) {
    expect([acting, isPlainPdf(pdf(acting))]).toEqual([acting, false])
  }
  expect(isPlainPdf(pdf('').subarray(0, 20))).toBe(false)
  expect(isPlainPdf(Buffer.from('<html>%PDF-1.7 %%EOF'))).toBe(false)
  expect(isPlainPdf(Buffer.from(''))).toBe(false)
})

test('bytes of a packed stream that look like the short name of a script are no script', () => {
  expect(isPlainPdf(pdf('/Length 9 >> stream\n\x9c/JS\x01\xff\x88\nendstream <<'))).toBe(true)
})

test('an estate takes so many bytes of files a day, and not one more', () => {
  expect(hasRoomForFiles({ today: 0, sent: [] })).toBe(true)
  expect(hasRoomForFiles({ today: 199_999_990, sent: [4, 6] })).toBe(true)
  expect(hasRoomForFiles({ today: 199_999_990, sent: [4, 7] })).toBe(false)
})
