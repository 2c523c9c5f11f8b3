import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startS3StandIn } from '#tests/stand-ins/s3.ts'
import { createStorage } from './create-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { createS3Storage } from './s3.ts'
import { readS3Place } from './s3-place.ts'

const KEY = 'sites/1/originals/0123456789abcdef0123456789abcdef'
const bytes = (text: string) => Buffer.from(text)
const text = (read: Uint8Array | null | undefined) => read && Buffer.from(read).toString()

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cuvee-storage-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function standIn() {
  const s3 = await startS3StandIn()
  onTestFinished(s3.close)
  return s3
}

const storages: [string, () => Promise<MediaStorage>][] = [
  ['files', async () => createStorage({ dataDir: folder(), url: null })],
  ['s3', async () => createStorage({ dataDir: '/nowhere', url: (await standIn()).url() })],
]

test.each(storages)('%s: what is put is got, whole and in parts', async (_name, create) => {
  const storage = await create()
  await storage.put({ key: KEY, bytes: bytes('0123456789'), mimeType: 'image/jpeg' })
  expect(text(await storage.get(KEY))).toBe('0123456789')
  const part = async (start: number, end: number) => {
    const read = await storage.getPart({ key: KEY, start, end })
    return [text(read?.bytes), read?.total]
  }
  expect(await part(0, 0)).toEqual(['0', 10])
  expect(await part(3, 5)).toEqual(['345', 10])
  expect(await part(7, 500)).toEqual(['789', 10])
  expect(await part(10, 12)).toEqual(['', 10])
})

test.each(storages)('%s: the last put wins', async (_name, create) => {
  const storage = await create()
  await storage.put({ key: KEY, bytes: bytes('a longer first'), mimeType: 'image/png' })
  await storage.put({ key: KEY, bytes: bytes('second'), mimeType: 'image/png' })
  expect(text(await storage.get(KEY))).toBe('second')
})

test.each(storages)('%s: what is not there is null, also after it was deleted', async (_name, create) => {
  const storage = await create()
  expect(await storage.get(KEY)).toBeNull()
  expect(await storage.getPart({ key: KEY, start: 0, end: 9 })).toBeNull()
  await storage.put({ key: KEY, bytes: bytes('x'), mimeType: 'image/png' })
  await storage.delete(KEY)
  await storage.delete(KEY)
  expect(await storage.get(KEY)).toBeNull()
})

test.each(storages)('%s: what lies in a folder is listed, with when it was stored', async (_name, create) => {
  const storage = await create()
  const place = 'sites/1/customizations'
  expect(await storage.list(place)).toEqual([])
  const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `${place}/${name}`)
  const others = [KEY, 'sites/1/customizations-other/a', 'sites/11/customizations/a']
  for (const key of [...keys, ...others]) await storage.put({ key, bytes: bytes('x'), mimeType: 'image/jpeg' })
  const found = await storage.list(place)
  expect(found.map(({ key }) => key).sort()).toEqual(keys)
  for (const { storedAt } of found) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
})

test.each(storages)('%s: an empty file and one of two megabytes come back as they are', async (_name, create) => {
  const storage = await create()
  await storage.put({ key: KEY, bytes: bytes(''), mimeType: 'image/png' })
  expect(text(await storage.get(KEY))).toBe('')
  expect(await storage.getPart({ key: KEY, start: 0, end: 9 })).toMatchObject({ total: 0 })
  const large = Buffer.alloc(2_000_000, 'château ')
  await storage.put({ key: KEY, bytes: large, mimeType: 'video/mp4' })
  expect(large.equals(Buffer.from((await storage.get(KEY)) ?? []))).toBe(true)
})

test('files: a key that climbs out of the folder is refused, and nothing half-written stays', async () => {
  const dataDir = folder()
  const storage = createStorage({ dataDir, url: null })
  for (const key of ['sites/../../x', 'sites/./x', 'sites//x', 'sites/a\0b', 'sites/a b']) {
    await expect(async () => storage.put({ key, bytes: bytes('x'), mimeType: 'image/png' })).rejects.toThrow(
      /cannot be part/,
    )
  }
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => storage.put({ key: KEY, bytes: bytes(`${at}`), mimeType: 'image/png' })),
  )
  expect(readdirSync(join(dataDir, 'media/sites/1/originals'))).toHaveLength(1)
})

test('s3: the type of the content is told', async () => {
  const s3 = await standIn()
  await createStorage({ dataDir: '', url: s3.url() }).put({ key: KEY, bytes: bytes('x'), mimeType: 'video/mp4' })
  expect(s3.objects.get(KEY)?.type).toBe('video/mp4')
})

test.each([
  ['a wrong secret', { secret: 'guessed' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKey: 'nobody' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { bucket: 'another' }, 'NoSuchBucket'],
])('s3: %s is a fault that names no secret', async (_what, changes, code) => {
  const s3 = await standIn()
  const storage = createStorage({ dataDir: '', url: s3.url(changes) })
  const works = [
    storage.put({ key: KEY, bytes: bytes('x'), mimeType: 'a/b' }),
    storage.get(KEY),
    storage.getPart({ key: KEY, start: 0, end: 1 }),
    storage.delete(KEY),
    storage.list('sites/1/customizations'),
  ]
  for (const failed of await Promise.allSettled(works)) {
    const { message } = (failed as PromiseRejectedResult).reason as Error
    expect(message).toContain(code)
    expect(message).not.toMatch(/guessed|AKIA|secret/)
  }
  expect(s3.objects.size).toBe(0)
})

test('s3: one failure of the network or of the service passes unnoticed, two are told', async () => {
  const s3 = await standIn()
  const storage = createStorage({ dataDir: '', url: s3.url() })
  for (const trouble of ['hang-up', 'unavailable'] as const) {
    s3.troubles.push(trouble)
    await storage.put({ key: KEY, bytes: bytes(trouble), mimeType: 'a/b' })
    expect(text(await storage.get(KEY))).toBe(trouble)
    s3.troubles.push(trouble, trouble)
    await expect(storage.get(KEY)).rejects.toThrow(
      /media storage (cannot be reached|answered .* 503 ServiceUnavailable)/,
    )
  }
})

test('s3: what is refused is not asked again', async () => {
  const s3 = await standIn()
  const before = s3.asked()
  expect(await createStorage({ dataDir: '', url: s3.url() }).get(KEY)).toBeNull()
  expect(s3.asked() - before).toBe(1)
})

test('s3: a service that is silent is given up', async () => {
  const s3 = await standIn()
  const place = readS3Place(s3.url())
  if (!place) throw new Error('no place')
  s3.troubles.push('silence', 'silence')
  await expect(createS3Storage(place, { timeoutMs: 50 }).get(KEY)).rejects.toThrow(
    'The media storage cannot be reached (TimeoutError).',
  )
})

test('s3: an address is read in all its parts, or not at all', () => {
  expect(readS3Place('s3://a%2Fb:c%40d@s3.example.com:9000/my-bucket?region=eu-west-3')).toEqual({
    bucketUrl: 'https://s3.example.com:9000/my-bucket',
    region: 'eu-west-3',
    accessKey: 'a/b',
    secret: 'c@d',
  })
  for (const wrong of [
    's3://',
    's3://host/bucket?region=x',
    's3://a@host/bucket?region=x',
    's3://a:b@host/?region=x',
    's3://a:b@host/bucket',
    's3://a:b@host/bucket?region=x&tls=2',
    's3://a:b@host/bucket/more?region=x',
    's3://a:b@host/bucket?region=x&acl=public',
    's3://a:%E0%A4%A@host/bucket?region=x',
    'https://a:b@host/bucket?region=x',
  ]) {
    expect(readS3Place(wrong), wrong).toBeNull()
  }
})
