import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { originalKey } from '#providers/storage/media-storage.ts'
import { film, quickTime } from '#tests/support/films.ts'
import { heicPicture, heicPromising } from '#tests/support/heic.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { photograph } from '#tests/support/test-media.ts'

type File = [name: string, bytes: Uint8Array | string]

async function listening(role: 'ADMIN' | 'CUSTOMER' | null = 'ADMIN') {
  const test = await createTestApp()
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' })
  const authorization = role ? await test.signIn(3, role) : null
  const send = async (...files: File[]) => {
    const body = new FormData()
    for (const [name, bytes] of files) body.append('images', new Blob([Buffer.from(bytes)]), name)
    const headers = { idSite: '3', userLang: 'en', ...(authorization ? { authorization } : {}) }
    const answer = await fetch(`${base}/api/admin/media`, { method: 'POST', body, headers })
    return { status: answer.status, ...(await answer.json()) }
  }
  const countRows = async () => (await test.admin.query('select from estate.media where site_id = 3')).rowCount ?? 0
  return { ...test, send, countRows }
}

test('pictures and films are taken as what they are, under the name they came with', async () => {
  const { send, admin, storage } = await listening()
  const jpg = await photograph(400, 200)
  const turned = await sharp(jpg).withMetadata({ orientation: 6 }).toBuffer()
  const as = (format: 'png' | 'webp' | 'avif') => sharp(jpg).resize(90).toFormat(format).toBuffer()
  const { status, data } = await send(
    ['Allée du Clos.JPG', jpg],
    ['../debout.jpeg', turned],
    ['étiquette', await as('png')],
    ['a.b.webp', await as('webp')],
    ['rouge.png', await as('avif')],
    ['vendanges.MOV', film()],
  )
  expect(status).toBe(200)
  expect(data.total).toBe(6)
  const shown = data.media.map((one: Record<string, unknown>) => [one.externalType, one.name, one.width, one.height])
  expect(shown).toEqual([
    ['IMAGE', 'allee-du-clos', 400, 200],
    ['IMAGE', 'debout', 200, 400],
    ['IMAGE', 'etiquette', 90, 45],
    ['IMAGE', 'a-b', 90, 45],
    ['IMAGE', 'rouge', 90, 45],
    ['VIDEO', 'vendanges', 640, 360],
  ])
  const [first] = data.media
  expect(first.url).toBe(`/img/original/${first.id}/allee-du-clos.jpg`)
  const { rows } = await admin.query(
    'select site_id, filename, mime_type, bytes from estate.media where id = any($1)',
    [data.media.map(({ id }: { id: string }) => id)],
  )
  expect(rows.map(({ filename, mime_type }) => [filename, mime_type]).sort()).toEqual([
    ['Allée du Clos.jpg', 'image/jpeg'],
    ['a.b.webp', 'image/webp'],
    ['debout.jpg', 'image/jpeg'],
    ['rouge.avif', 'image/avif'],
    ['vendanges.mp4', 'video/mp4'],
    ['étiquette.png', 'image/png'],
  ])
  expect(new Set(rows.map(({ site_id }) => site_id))).toEqual(new Set([3]))
  expect(jpg.equals(Buffer.from((await storage.get(originalKey(3, first.id))) ?? []))).toBe(true)
})

test('a drawing is cleaned before it is stored', async () => {
  const { send, storage } = await listening()
  const drawing =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)">' +
    '<script>alert(1)</script><image href="https://x.example/a.png"/><path d="M0 0h30v20z" fill="#722"/></svg>'
  const { status, data } = await send(['Blason.svg', drawing])
  expect([status, data.media[0].externalType, data.media[0].width, data.media[0].height]).toEqual([
    200,
    'VECTOR',
    30,
    20,
  ])
  const stored = Buffer.from((await storage.get(originalKey(3, data.media[0].id))) ?? []).toString()
  expect(stored).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><image/><path d="M0 0h30v20z" fill="#722"/></svg>',
  )
})

test('what is no picture, or is broken, is refused with all that came with it', async () => {
  const { send, countRows, storage } = await listening()
  const before = await countRows()
  const put = vi.spyOn(storage, 'put')
  const jpg = await photograph(400, 200)
  const png = await sharp(jpg).png().toBuffer()
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  const bad: File[] = [
    ['setup.jpg', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2_000, 7)])],
    ['cut.jpg', jpg.subarray(0, jpg.length * 0.7)],
    ['cut.png', png.subarray(0, png.length * 0.7)],
    ['cut.mp4', film().subarray(0, 400)],
    ['page.svg', '<html><script>alert(1)</script></html>'],
    ['open.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['latin.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>\xe9</text></svg>', 'latin1')],
    ['moving.gif', gif],
    ['type.woff2', 'wOF2 and the rest'],
    ['empty.jpg', ''],
    ['notes.txt', 'a b c'],
  ]
  for (const file of bad) {
    expect([file[0], await send(['good.jpg', jpg], file)]).toMatchObject([
      file[0],
      { status: 400, code: 'media-unreadable' },
    ])
  }
  expect(put).not.toHaveBeenCalled()
  expect(await countRows()).toBe(before)
})

test('a film that no browser plays is refused with a reason, next to the file', async () => {
  const { send, countRows } = await listening()
  const before = await countRows()
  const jpg = await photograph(40, 20)
  const reason = 'Browsers cannot play this film. Save it as MP4 (H.264 and AAC).'
  for (const name of ['a.avi', 'A.WMV', 'b.flv']) {
    expect(await send(['good.jpg', jpg], [name, film()])).toMatchObject({ status: 400, errors: { 'images.1': reason } })
  }
  const prores = quickTime([{ kind: 'vide', codec: 'apcn' }])
  expect(await send(['a.mov', prores])).toMatchObject({ status: 400, errors: { 'images.0': reason } })
  expect(await countRows()).toBe(before)
  const played = quickTime([
    { kind: 'vide', codec: 'avc1' },
    { kind: 'soun', codec: 'mp4a' },
  ])
  expect((await send(['vendanges.mov', played])).data.media[0]).toMatchObject({
    externalType: 'VIDEO',
    name: 'vendanges',
    width: 640,
  })
})

test('a picture that promises more pixels than can be opened is refused unopened', async () => {
  const { send } = await listening()
  expect(await send(['bomb.png', hugePng(60_000, 60_000)])).toMatchObject({ status: 413, code: 'media-too-large' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${'a'.repeat(2_000_001)}</desc></svg>`
  expect(await send(['long.svg', svg])).toMatchObject({ status: 413, code: 'media-too-large' })
})

test('a picture of a phone that few browsers show becomes one that all show; one that promises too much is not opened', async () => {
  const { send, storage } = await listening()
  const { data } = await send(['IMG_0001.HEIC', heicPicture()])
  expect(data.media[0]).toMatchObject({ externalType: 'IMAGE', name: 'img-0001', width: 64, height: 64 })
  const kept = await storage.get(originalKey(3, data.media[0].id))
  expect(await sharp(kept ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
  expect(await send(['bomb.heic', heicPromising(30_000)])).toMatchObject({ status: 413, code: 'media-too-large' })
  // Within what is opened, but not what the file holds.
  expect(await send(['lie.heic', heicPromising(4_000)])).toMatchObject({ status: 400, code: 'media-unreadable' })
  expect(await send(['cut.heic', heicPicture().subarray(0, 420)])).toMatchObject({ status: 400 })
})

test('a full library takes nothing more, not even by two who come at the same moment', async () => {
  const { send, admin, countRows } = await listening()
  const before = await countRows()
  await admin.query('update platform.sites set media_files_most = $1 where id = 3', [before + 1])
  const jpg = await photograph(40, 20)
  const answers = await Promise.all([send(['a.jpg', jpg]), send(['b.jpg', jpg]), send(['c.jpg', jpg])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await countRows()).toBe(before + 1)
  await admin.query('update platform.sites set media_files_most = 10000, media_bytes_most = 1 where id = 3')
  expect(await send(['d.jpg', jpg])).toMatchObject({ status: 409, code: 'media-full' })
})

test('files too large for the call are refused', async () => {
  const { send } = await listening()
  expect(await send(['large.jpg', Buffer.alloc(16_000_000)])).toMatchObject({ status: 413, code: 'body-too-large' })
  const four = Array.from({ length: 4 }, (_, at): File => [`${at}.jpg`, Buffer.alloc(14_000_000)])
  expect(await send(...four)).toMatchObject({ status: 413, code: 'body-too-large' })
})

test('a form without a file is told what is missing', async () => {
  const { send, app, signIn } = await listening()
  expect(await send()).toMatchObject({ status: 400 })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/media',
    headers: { idsite: '3', userlang: 'en', authorization: await signIn(3, 'ADMIN') },
    payload: {},
  })
  expect([answer.statusCode, answer.json().errors]).toEqual([400, { images: 'This field is required.' }])
})

test('only the estate’s own administrators may, and others are told before their files are read', async () => {
  const jpg = await photograph(100, 50)
  for (const [role, status, code] of [
    [null, 401, 'not-signed-in'],
    ['CUSTOMER', 403, 'not-allowed'],
  ] as const) {
    const { send, countRows } = await listening(role)
    const before = await countRows()
    expect(await send(['a.jpg', jpg])).toMatchObject({ status, code })
    // Too large by far, and still told who may: nobody has counted.
    expect(await send(['a.jpg', Buffer.alloc(16_000_000)])).toMatchObject({ status, code })
    expect(await countRows()).toBe(before)
  }
})

/** A well-formed PNG whose header promises a picture that its data do not hold. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
    ends[0].writeUInt32BE(content.length)
    ends[1].writeUInt32BE(crc32(named))
    return Buffer.concat([ends[0], named, ends[1]])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
