import { expect, test } from 'vitest'
import type { PageData } from '#ui/router/page-data.ts'
import { pageJson } from './page-json.ts'

const site = { name: 'Clos </script>' }
const data: PageData = {
  version: '1',
  matches: [
    { id: 'root', module: 'root.js', loaderData: { site, frame: { text: '<b>' } } },
    { id: 'page', module: 'page.js', loaderData: { lines: [1, null], none: undefined } },
    { id: 'bare', module: 'bare.js', loaderData: undefined },
    { id: 'nothing', module: 'nothing.js', loaderData: null },
    { id: 'empty', module: 'empty.js', loaderData: { site } },
  ],
  params: {},
  actionData: undefined,
  error: null,
  imports: ['a.js'],
  styles: [],
}

test('scripts read what the page was drawn with', () => {
  expect(JSON.parse(pageJson(data))).toEqual(JSON.parse(JSON.stringify(data)))
  expect(JSON.parse(pageJson(data))).toEqual(JSON.parse(JSON.stringify(data)))
})

test('nothing in it ends the script that it stands in', () => {
  expect(pageJson(data)).not.toContain('<')
})
