import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { film } from '#tests/support/films.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'
import { createTestSite, type TestSite } from '#tests/support/test-site.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h10v10z"/></svg>'

async function withPhotograph({ width = 1000, height = 500, siteId = 1 } = {}) {
  const site = await createTestSite()
  const given = { bytes: await photograph(width, height), filename: 'Allée.jpg', mimeType: 'image/jpeg', width, height }
  const id = await addTestMedia(site, { siteId, given })
  return { ...site, id }
}

async function shown({ get }: Pick<TestSite, 'get'>, path: string) {
  const answer = await get(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.status, bytes.toString('latin1', 0, 100)).toBe(200)
  return { bytes, type: answer.headers.get('content-type'), meta: await sharp(bytes).metadata() }
}

test('a picture comes in the width and the format of its address, for ever', async () => {
  const site = await withPhotograph()
  for (const [ending, type, format] of [
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ] as const) {
    const picture = await shown(site, `/img/w320/${site.id}/allee.${ending}`)
    expect([picture.type, picture.meta.format, picture.meta.width, picture.meta.height]).toEqual([
      type,
      format,
      320,
      160,
    ])
  }
  const { headers } = await site.get(`/img/w320/${site.id}/allee.avif`)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': FOR_EVER,
    etag: expect.stringMatching(/^"[\w.-]+"$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a picture is never blown up', async () => {
  const site = await withPhotograph({ width: 300, height: 200 })
  for (const path of [`/img/w2000/${site.id}/allee.jpg`, `/img/original/${site.id}/allee.jpg`]) {
    expect((await shown(site, path)).meta).toMatchObject({ width: 300, height: 200 })
  }
  expect((await shown(site, `/img/shared/${site.id}/allee.jpg`)).meta).toMatchObject({ width: 300, height: 157 })
})

test('the picture for networks is cropped, and they may show it', async () => {
  const site = await withPhotograph({ width: 2000, height: 1500 })
  expect((await shown(site, `/img/shared/${site.id}/allee.jpg`)).meta).toMatchObject({ width: 1200, height: 630 })
  const { headers } = await site.get(`/img/shared/${site.id}/allee.jpg`)
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('what the camera wrote stays here, and a picture held upright is shown upright', async () => {
  const site = await createTestSite()
  const bytes = await sharp(await photograph(400, 200))
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '47/1 13/1 2/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(bytes.toString('latin1')).toContain('Exif')
  const given = { bytes, filename: 'a.jpg', mimeType: 'image/jpeg', width: 200, height: 400 }
  const id = await addTestMedia(site, { siteId: 1, given })
  for (const path of ['original', 'w160', 'shared']) {
    const { meta, bytes: sent } = await shown(site, `/img/${path}/${id}/a.jpg`)
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation]).toEqual(Array(5).fill(undefined))
    expect(sent.toString('latin1')).not.toContain('SECRET-OWNER')
    if (path !== 'shared') expect(meta.height).toBe((meta.width ?? 0) * 2)
  }
})

test('what is see-through stays so, and is white where the format knows no such thing', async () => {
  const site = await createTestSite()
  const background = { r: 200, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 100, height: 100, channels: 4, background } })
    .png()
    .toBuffer()
  const id = await addTestMedia(site, {
    siteId: 1,
    given: { bytes, filename: 'a.png', mimeType: 'image/png', width: 100, height: 100 },
  })
  for (const ending of ['png', 'webp', 'avif']) {
    const { bytes: sent, meta } = await shown(site, `/img/w96/${id}/a.${ending}`)
    expect(meta.hasAlpha).toBe(true)
    expect((await sharp(sent).raw().toBuffer())[3]).toBe(0)
  }
  const { bytes: jpg } = await shown(site, `/img/w96/${id}/a.jpg`)
  expect([...(await sharp(jpg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
})

test('whatever is not a picture of this site is a short 404 that nobody keeps', async () => {
  const { get, id } = await withPhotograph()
  const other = 'f'.repeat(32)
  const paths = [
    `/img/w320/${other}/allee.jpg`,
    `/img/w320/${id.toUpperCase()}x/allee.jpg`,
    `/img/w321/${id}/allee.jpg`,
    `/img/w99999999999999999999/${id}/allee.jpg`,
    `/img/constructor/${id}/allee.jpg`,
    `/img/w320/${id}/allee.gif`,
    `/img/w320/${id}/allee`,
    `/img/w320/${id}/autre.jpg`,
    `/img/w320/${id}/..%2Fallee.jpg`,
    `/img/shared/${id}/allee.webp`,
    `/img/original/${id}/allee.png`,
    `/img/w320/%00/allee.jpg`,
    `/img/w320/${id}`,
    `/img/`,
  ]
  for (const path of paths) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe('Cette image est introuvable.\n')
  }
  expect(await (await get('/img/', { userLang: 'en' })).text()).toBe('This picture could not be found.\n')
})

test('a picture of one estate is unknown to the others', async () => {
  const { get, id } = await withPhotograph({ width: 400, height: 200, siteId: 2 })
  const path = `/img/w160/${id}/allee.jpg`
  const statuses = await Promise.all(
    ['1', '2', '3', '4', 'x'].map(async (idSite) => (await get(path, { idSite })).status),
  )
  expect(statuses).toEqual([404, 200, 404, 404, 400])
})

test('a file that is known but gone is a 404, not a failure', async () => {
  const site = await withPhotograph()
  vi.spyOn(site.storage, 'get').mockResolvedValue(null)
  vi.spyOn(site.storage, 'getPart').mockResolvedValue(null)
  const given = { bytes: film(), filename: 'a.mp4', mimeType: 'video/mp4', kind: 'VIDEO' } as const
  const video = await addTestMedia(site, { siteId: 1, given })
  for (const path of [`/img/w160/${site.id}/allee.jpg`, `/img/original/${video}/a.mp4`]) {
    const answer = await site.get(path)
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      404,
      'no-store',
      null,
    ])
  }
})

test('who has it already gets nothing again, and HEAD tells without sending', async () => {
  const { get, head, id } = await withPhotograph()
  const path = `/img/w160/${id}/allee.webp`
  const first = await get(path)
  const etag = first.headers.get('etag') ?? ''
  const length = (await first.arrayBuffer()).byteLength
  const again = await get(path, { 'if-none-match': `"other", W/${etag}` })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([304, '', FOR_EVER])
  expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  const told = await head(path)
  expect([told.status, told.headers.get('content-length'), await told.text()]).toEqual([200, String(length), ''])
})

test('many who ask at once make it once, and then it costs neither a making, a reading nor a query', async () => {
  const { get, id, pictures, storage, queries } = await withPhotograph()
  const make = vi.spyOn(pictures, 'make')
  const path = `/img/w640/${id}/allee.avif`
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(path)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(make).toHaveBeenCalledTimes(1)

  const read = vi.spyOn(storage, 'get')
  const before = queries()
  await get(path)
  expect([make.mock.calls.length, read.mock.calls.length, queries() - before]).toEqual([1, 0, 0])
})

test('another process finds what the first one made', async () => {
  const first = await withPhotograph()
  const path = `/img/w480/${first.id}/allee.webp`
  const { bytes } = await shown(first, path)
  const second = await createTestSite()
  await second.admin.query(
    `insert into estate.media (site_id, id, kind, filename, mime_type, bytes, width, height)
     values (1, $1, 'IMAGE', 'Allée.jpg', 'image/jpeg', 1, 1000, 500)`,
    [first.id],
  )
  const make = vi.spyOn(second.pictures, 'make')
  expect((await shown(second, path)).bytes.equals(bytes)).toBe(true)
  expect(make).not.toHaveBeenCalled()
})

test('when too many wait, the next is asked to come back', async () => {
  const { get, id, pictures } = await withPhotograph()
  vi.spyOn(pictures, 'make').mockResolvedValueOnce({ refusal: 'overloaded' })
  const busy = await get(`/img/w160/${id}/allee.jpg`)
  expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('cache-control')]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect((await get(`/img/w160/${id}/allee.jpg`)).status).toBe(200)
})

test('a broken original is a failure that is not kept', async () => {
  const site = await createTestSite()
  const whole = await photograph(800, 400)
  const bytes = whole.subarray(0, whole.length / 2)
  const id = await addTestMedia(site, {
    siteId: 1,
    given: { bytes, filename: 'a.jpg', mimeType: 'image/jpeg', width: 800, height: 400 },
  })
  const answer = await site.get(`/img/w160/${id}/a.jpg`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
})

test('a drawing is sent as a document that can do nothing', async () => {
  const site = await createTestSite()
  const given = { bytes: Buffer.from(SVG), filename: 'Blason.svg', mimeType: 'image/svg+xml', width: 10, height: 10 }
  const id = await addTestMedia(site, { siteId: 1, given })
  const answer = await site.get(`/img/original/${id}/blason.svg`)
  expect(await answer.text()).toBe(SVG)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': FOR_EVER,
  })
})

test('a typeface is sent as it is', async () => {
  const site = await createTestSite()
  const bytes = Buffer.from('wOF2 and the rest')
  const id = await addTestMedia(site, {
    siteId: 1,
    given: { bytes, filename: 'Roche-700.woff2', mimeType: 'font/woff2', kind: 'FONT' },
  })
  const answer = await site.get(`/img/original/${id}/roche-700.woff2`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(await answer.text()).toBe('wOF2 and the rest')
})

test('a film is sent whole or in parts, larger ones piece by piece', async () => {
  const site = await createTestSite()
  const bytes = film({ length: 2_500_000 })
  const given = { bytes, filename: 'Vendanges.mp4', mimeType: 'video/mp4', kind: 'VIDEO' } as const
  const path = `/img/original/${await addTestMedia(site, { siteId: 1, given })}/vendanges.mp4`
  const total = bytes.length
  const asked = async (headers: Record<string, string>) => {
    const answer = await site.get(path, headers)
    const sent = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, range: answer.headers.get('content-range'), sent }
  }

  const whole = await asked({})
  expect([whole.status, whole.range, whole.sent.equals(bytes)]).toEqual([200, null, true])
  const part = await asked({ range: 'bytes=100-199' })
  expect([part.status, part.range, part.sent.equals(bytes.subarray(100, 200))]).toEqual([
    206,
    `bytes 100-199/${total}`,
    true,
  ])
  const rest = await asked({ range: 'bytes=50-' })
  expect([rest.status, rest.sent.equals(bytes.subarray(50))]).toEqual([206, true])
  const end = await asked({ range: 'bytes=-10' })
  expect([end.status, end.range]).toEqual([206, `bytes ${total - 10}-${total - 1}/${total}`])
  expect(await asked({ range: `bytes=${total}-` })).toMatchObject({ status: 416, range: `bytes */${total}` })
  expect((await asked({ range: 'bytes=0-1,5-6' })).status).toBe(200)
  expect((await asked({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)

  const told = await site.head(path)
  expect(Object.fromEntries(told.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': String(total),
    'content-type': 'video/mp4',
  })
})
