import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const require = createRequire(import.meta.url)

function woff2(): Promise<Buffer> {
  return readFile(require.resolve('@fontsource/jost/files/jost-latin-600-normal.woff2'))
}

interface Sent {
  family: string
  files: readonly (readonly [name: string, bytes: Uint8Array])[]
}

async function addTypeface({ app }: TestApp, { token, family, files }: Sent & { token: string }) {
  const form = new FormData()
  form.append('family', family)
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/look/typeface',
    headers: { authorization: token, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.json()
}

test('an estate brings its own typeface, and nobody is told of it before it is used', async () => {
  const shop = await createTestApp()
  const { token, ask } = await enterOffice(shop)
  const told = async () => (await shop.app.inject('/api/site/info')).json().data.fontFiles
  const before = await told()
  const added = await addTypeface(shop, {
    token,
    family: 'Perrine',
    files: [['Perrine-SemiBold.woff2', await woff2()]],
  })
  expect(added.data.fontFiles).toContainEqual({
    family: 'Perrine',
    filename: 'Perrine-SemiBold.woff2',
    url: expect.stringMatching(/^\/img\/original\/[0-9a-f]{32}\/.*\.woff2$/),
  })
  expect(await told()).toEqual(before)

  const { content } = (await ask('/admin/look')).data
  content.fonts.TITLE = { ...content.fonts.TITLE, family: 'Perrine', weight: 600 }
  expect((await ask('/admin/look', { method: 'PUT', payload: { version: 0, content } })).status).toBe(200)
  await ask('/admin/look/publish', { method: 'POST', payload: { version: 1, at: null } })
  expect((await told()).map(({ family }: { family: string }) => family)).toContain('Perrine')
})

test('what is no typeface is refused whole, and so are names that are ours or leave their quotes', async () => {
  const shop = await createTestApp()
  const { token } = await enterOffice(shop)
  const font = await woff2()
  const add = (family: string, ...files: Sent['files']) => addTypeface(shop, { token, family, files })
  const noFonts = [
    'wOF2 and the rest',
    'OTTO',
    '\u0000\u0001\u0000\u0000',
    'true',
    'hello',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ]
  for (const text of noFonts)
    expect((await add('Perrine', ['a.woff2', font], ['b.woff2', Buffer.from(text, 'latin1')])).code).toBe(
      'typeface-unreadable',
    )
  expect(Object.keys((await add('Jost', ['a.woff2', font])).errors)).toEqual(['family'])
  expect(Object.keys((await add('P"}body{', ['a.woff2', font])).errors)).toEqual(['family'])
  expect(Object.keys((await add('Perrine')).errors)).toEqual(['file'])
  const { rows } = await shop.admin.query(`select count(*)::int from estate.font_files where family = 'Perrine'`)
  expect(rows[0].count).toBe(0)
})
