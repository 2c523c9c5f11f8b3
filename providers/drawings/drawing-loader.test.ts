import { expect, test } from 'vitest'
import { DRAWINGS_CERTIFICATE, startDrawingServer } from '#tests/support/drawing-server.ts'
import { createDrawingLoader } from './drawing-loader.ts'
import { isPublicAddress } from './public-address.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const NOT_LOADED = { refusal: 'drawing-not-loaded' }
const HERE = '127.0.0.1'
const PUBLIC = '93.184.215.14'

/** Addresses of this machine as a URL may spell them: none of them is a name. */
const SPELLINGS = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7f.0.0.1',
    '017700000001',
    '0177.0.0.1',
  ],
  ...[
    '0177.0.0.01',
    '127.0.0.1.',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '000.0.0.0',
    '0x0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
  ],
  ...[
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
  ],
  ...[
    '[fd00::1]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    '169.254.169.254',
  ],
  ...['10.0.0.1', '192.168.0.1', '172.16.0.1', '100.64.0.1'],
]

/** Names that lead within, by what they are said to be; one inner address among many is enough. */
const NAMES: readonly (readonly string[])[] = [
  ...[
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.1.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
    '224.0.0.1',
  ].map((one) => [one]),
  ...['255.255.255.255', '::1', '::', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fe80::1', 'fc00::1', 'ff02::1'].map(
    (one) => [one],
  ),
  [PUBLIC, HERE],
  [HERE, PUBLIC],
  ['2606:4700::1111', '::1'],
  [],
]

const OTHER_FORMS = [
  'http://drawings.example/a.svg',
  'https://drawings.example:8443/a.svg',
  'https://drawings.example:22/a.svg',
  'https://user@drawings.example/a.svg',
  'https://user:word@drawings.example/a.svg',
  'ftp://drawings.example/a.svg',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg/>',
  'gopher://drawings.example/',
  '//drawings.example/a.svg',
  'drawings.example/a.svg',
  'https://',
  'https://intranet/a.svg',
]

test('however this machine and its neighbours are named, nobody connects to them', async () => {
  const canary = await startDrawingServer({ '/a.svg': { body: SVG } })
  const closed = (addresses: readonly string[]) =>
    createDrawingLoader({ lookup: async () => addresses, port: canary.port, ca: DRAWINGS_CERTIFICATE })
  const tries = [
    ...SPELLINGS.map((host) => ({ url: `https://${host}/a.svg`, addresses: [HERE] })),
    ...NAMES.map((addresses) => ({ url: 'https://drawings.example/a.svg', addresses })),
    ...OTHER_FORMS.map((url) => ({ url, addresses: [HERE] })),
  ]
  expect(tries.length).toBeGreaterThanOrEqual(60)
  for (const { url, addresses } of tries) expect([url, await closed(addresses).load(url)]).toEqual([url, NOT_LOADED])
  expect(canary.connections()).toBe(0)

  // The canary sings: the same loader that is allowed to come here does.
  const open = createDrawingLoader({
    lookup: async () => [HERE],
    isAllowed: () => true,
    port: canary.port,
    ca: DRAWINGS_CERTIFICATE,
  })
  expect(await open.load('https://drawings.example/a.svg')).toEqual({ bytes: Buffer.from(SVG) })
  expect(canary.asked).toEqual(['drawings.example/a.svg'])
})

test('a spelling of this machine is refused before anything is looked up, even where it were allowed', async () => {
  const canary = await startDrawingServer({ '/a.svg': { body: SVG } })
  const lookedUp: string[] = []
  const lookup = async (name: string) => {
    lookedUp.push(name)
    return [HERE]
  }
  const loader = createDrawingLoader({ lookup, isAllowed: () => true, port: canary.port, ca: DRAWINGS_CERTIFICATE })
  for (const host of SPELLINGS) await loader.load(`https://${host}/a.svg`)
  expect(lookedUp).toEqual([])
  expect(canary.connections()).toBe(0)
})

test('a name that is public once and this machine the next time is looked up once, and its first answer connected to', async () => {
  const canary = await startDrawingServer({ '/a.svg': { body: SVG } })
  let asked = 0
  // Nobody's, so that no stranger is disturbed; allowed here as if it were somebody's.
  const elsewhere = '203.0.113.7'
  const rebinding = async () => (asked++ === 0 ? [elsewhere] : [HERE])
  const loader = createDrawingLoader({
    lookup: rebinding,
    isAllowed: (address) => address === elsewhere || isPublicAddress(address),
    port: canary.port,
    ca: DRAWINGS_CERTIFICATE,
    patienceMs: 300,
  })
  expect(await loader.load('https://drawings.example/a.svg')).toEqual(NOT_LOADED)
  expect([asked, canary.connections()]).toEqual([1, 0])
})

async function openLoader(answers: Parameters<typeof startDrawingServer>[0], patienceMs = 5_000) {
  const server = await startDrawingServer(answers)
  const lookup = async () => [HERE]
  const loader = createDrawingLoader({
    lookup,
    isAllowed: () => true,
    port: server.port,
    ca: DRAWINGS_CERTIFICATE,
    patienceMs,
  })
  return { ...server, load: (path: string) => loader.load(`https://drawings.example${path}`), loader }
}

test('who leads elsewhere, says nothing, fails or answers something else is not followed', async () => {
  const { load, asked } = await openLoader({
    '/moved': { status: 302, headers: { location: 'https://drawings.example/a.svg' } },
    '/away': { status: 301, headers: { location: 'http://127.0.0.1/' } },
    '/page': { headers: { 'content-type': 'text/html' }, body: SVG },
    '/packed': { headers: { 'content-encoding': 'gzip' }, body: SVG },
    '/broken': { status: 500, body: SVG },
    '/a.svg': { body: SVG },
  })
  for (const path of ['/moved', '/away', '/page', '/packed', '/broken', '/none']) {
    expect([path, await load(path)]).toEqual([path, NOT_LOADED])
  }
  expect(asked).not.toContain('drawings.example/a.svg')
})

test('whoever lets us wait, or has no answer to the question for a name, is given up', async () => {
  const { load } = await openLoader({ '/slow': 'silence' }, 300)
  expect(await load('/slow')).toEqual(NOT_LOADED)
  const lost = createDrawingLoader({ lookup: () => new Promise(() => {}), patienceMs: 50 })
  expect(await lost.load('https://drawings.example/a.svg')).toEqual(NOT_LOADED)
})

test('a megabyte is the most', async () => {
  const most = 'a'.repeat(1_000_000)
  const { load } = await openLoader({ '/most': { body: most }, '/more': { body: `${most}a` } })
  expect(await load('/most')).toMatchObject({ bytes: expect.anything() })
  expect(await load('/more')).toEqual({ refusal: 'media-too-large' })
})

test('who cannot show to be the name is not believed', async () => {
  const { loader } = await openLoader({ '/a.svg': { body: SVG } })
  expect(await loader.load('https://other.example/a.svg')).toEqual(NOT_LOADED)
})
