import { expect, test } from 'vitest'
import { createDrawingLoader } from '#providers/drawings/drawing-loader.ts'
import { DRAWINGS_CERTIFICATE, startDrawingServer } from '#tests/support/drawing-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const HOSTILE =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="alert(1)">' +
  '<script>alert(1)</script><foreignObject><b>x</b></foreignObject><image href="https://x.example/a.png"/>' +
  '<path d="M0 0h30v20z" fill="#722"/></svg>'
const CLEAN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><image/><path d="M0 0h30v20z" fill="#722"/></svg>'

async function shop() {
  const server = await startDrawingServer({
    '/a.svg': { body: HOSTILE },
    '/page.svg': { body: '<html><script>alert(1)</script></html>' },
    '/photo.svg': { body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64') },
  })
  const drawings = createDrawingLoader({
    lookup: async (name) => (name.startsWith('inner') ? ['10.0.0.1'] : ['127.0.0.1']),
    isAllowed: (address) => address === '127.0.0.1',
    port: server.port,
    ca: DRAWINGS_CERTIFICATE,
  })
  const test = await createTestApp({ services: { drawings } })
  const load = async (url: unknown, { site = 1, token }: { site?: number; token?: string } = {}) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/image/load-svg',
      headers: { idsite: String(site), userlang: 'en', ...(token ? { authorization: token } : {}) },
      payload: { url },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...test, server, load }
}

test('an administrator is given a drawing of another site, cleaned', async () => {
  const { load, signIn } = await shop()
  const token = await signIn(1, 'ADMIN')
  expect(await load('https://drawings.example/a.svg', { token })).toMatchObject({ status: 200, data: { svg: CLEAN } })
  for (const name of ['page', 'photo']) {
    const answer = await load(`https://drawings.example/${name}.svg`, { token })
    expect([name, answer]).toMatchObject([name, { status: 400, code: 'media-unreadable' }])
  }
  const refused = { status: 400, code: 'drawing-not-loaded' }
  expect(await load('https://inner.drawings.example/a.svg', { token })).toMatchObject(refused)
  expect(await load('https://drawings.example/none.svg', { token })).toMatchObject(refused)
  expect(await load('', { token })).toMatchObject({ status: 400, errors: { url: expect.any(String) } })
})

test('nobody else has the server ask anyone', async () => {
  const { load, signIn, server } = await shop()
  expect(await load('https://drawings.example/a.svg')).toMatchObject({ status: 401 })
  const token = await signIn(1, 'CUSTOMER')
  expect(await load('https://drawings.example/a.svg', { token })).toMatchObject({ status: 403 })
  expect(server.connections()).toBe(0)
})

test('a drawing of the estate is loaded by its path, without asking anyone; one of another estate is not', async () => {
  const { load, signIn, server, admin } = await shop()
  const { rows } = await admin.query(
    `select id, filename from estate.media where site_id = 1 and mime_type = 'image/svg+xml' limit 1`,
  )
  const [{ id, filename }] = rows
  const [own, foreign] = [await signIn(1, 'ADMIN'), await signIn(3, 'ADMIN')]
  const path = `/img/original/${id}/${filename}`
  const answer = await load(path, { token: own })
  expect([answer.status, answer.data.svg.slice(0, 4)]).toEqual([200, '<svg'])
  const refused = { status: 400, code: 'drawing-not-loaded' }
  expect(await load(path, { token: foreign, site: 3 })).toMatchObject(refused)
  const photo = await admin.query(
    `select id, filename from estate.media where site_id = 1 and mime_type = 'image/jpeg'`,
  )
  const wrong = [
    `/img/original/${id}/other.svg`,
    `/img/w640/${id}/${filename}`,
    `/img/original/${'f'.repeat(32)}/${filename}`,
    `/img/original/${photo.rows[0].id}/${photo.rows[0].filename}`,
    '/img/../etc/passwd',
    '//127.0.0.1/a.svg',
    '/healthz',
  ]
  for (const one of wrong) expect([one, await load(one, { token: own })]).toMatchObject([one, refused])
  expect(server.connections()).toBe(0)
})
