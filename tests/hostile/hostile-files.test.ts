import { expect, test } from 'vitest'
import { cleanFile } from './clean-all.ts'
import { findDanger } from './find-danger.ts'
import { type HostileFile, makeHostileFiles } from './hostile-files.ts'

const FILES = makeHostileFiles({ seed: 20_261_116, count: 1_200 })

test('the files are many, all different, of every kind, and nearly all of them dangerous as they come', () => {
  expect(new Set(FILES.map(({ text }) => text)).size).toBeGreaterThan(1_150)
  for (const kind of ['svg', 'css', 'html']) {
    const ofKind = FILES.filter((file) => file.kind === kind)
    expect(ofKind.length).toBe(400)
    expect(ofKind.filter((file) => findDanger(file).length > 0).length).toBeGreaterThan(280)
  }
})

test('nothing that runs or loads from elsewhere is left of any of them', () => {
  const left = FILES.flatMap((file) => {
    const danger = findDanger(cleanFile(file))
    return danger.length > 0 ? [{ file: file.text, clean: cleanFile(file).text, danger }] : []
  })
  expect(left).toEqual([])
})

test('a drawing or style that is clean is clean: cleaning it again changes nothing', () => {
  const cleaned = FILES.map(cleanFile).filter(({ kind, text }) => kind !== 'html' && text !== '')
  for (const file of cleaned) expect(cleanFile(file)).toEqual(file)
})

test('many come out as something, not as nothing: harmless parts around the danger stay', () => {
  for (const kind of ['svg', 'css', 'html']) {
    const kept = FILES.filter((file) => file.kind === kind && cleanFile(file).text !== '')
    expect(kept.length).toBeGreaterThan(80)
  }
})

test('the judge knows danger, and lets what is harmless pass', () => {
  const dangerous: HostileFile[] = [
    { kind: 'html', text: '<p><a href="java&#9;script:1">x</a>' },
    { kind: 'html', text: '<img src="//x.example/a.png">' },
    { kind: 'css', text: 'a{background:u\\72l(//x.example)}' },
    { kind: 'css', text: 'a{content:"</style><p>"}' },
    { kind: 'css', text: 'a{background:image-set("//x.example/a" 1x)}' },
    { kind: 'svg', text: '<svg><g style="fill:url(//x.example)"/></svg>' },
    { kind: 'svg', text: '<svg><style>@import "a"</style></svg>' },
    { kind: 'svg', text: '<svg><g OnLoad="1"/></svg>' },
  ]
  for (const file of dangerous) expect([file.text, findDanger(file).length > 0]).toEqual([file.text, true])
  const harmless: HostileFile[] = [
    { kind: 'html', text: '<p class="a"><a href="/vins">x</a><img src="/img/a.avif" alt=""></p>' },
    { kind: 'css', text: 'a{background:url(/img/a.avif)}' },
    { kind: 'svg', text: '<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(#a)" transform="scale(2)"/></svg>' },
  ]
  for (const file of harmless) expect([file.text, ...findDanger(file)]).toEqual([file.text])
})
