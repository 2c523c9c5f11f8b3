import { expect, onTestFinished, test, vi } from 'vitest'
import { processTree, stillAlive } from '#tests/support/process-tree.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createDocumentMaker, type DocumentMakerOptions } from './create-document-maker.ts'
import type { TechnicalSheet } from './technical-sheet.ts'

const SHEET: TechnicalSheet = {
  siteId: 1,
  model: 'CLASSIC',
  look: {
    ink: '#222222',
    primary: '#7a1f2b',
    accent: '#8a6a35',
    heading: '#222222',
    tint: '#fbf8f2',
    titleFamily: 'Marcellus',
    textFamily: 'EB Garamond',
  },
  lang: 'fr-FR',
  title: 'Les Aubépines 2020',
  estate: 'Domaine d’Essai',
  name: 'Les Aubépines',
  appellation: null,
  year: '2020',
  kicker: 'Vin rouge',
  facts: [],
  texts: [],
  awardsLabel: 'Distinctions',
  awards: [],
  legal: [],
  address: [],
  message: 'Avec modération.',
  link: { url: 'https://essai.example/wines/les-aubepines/1/2020', caption: 'La page' },
  bottle: null,
  logo: null,
}

const noPictures = async () => ({ bottle: null, logo: null })

function started(options: DocumentMakerOptions = {}) {
  const maker = createDocumentMaker(options)
  onTestFinished(maker.close)
  return maker
}

function documentProcesses(): number[] {
  return processTree(process.pid)
    .filter(({ command }) => command.includes('document-process'))
    .map(({ pid }) => pid)
}

test('a sheet is drawn in another process, which ends when there is no work', async () => {
  const maker = started({ idleMs: 40 })
  expect(documentProcesses()).toEqual([])
  const drawing = maker.technicalSheet(SHEET, noPictures)
  await vi.waitFor(() => expect(documentProcesses()).toHaveLength(1), { timeout: 5_000 })
  const pids = documentProcesses()
  const made = await drawing
  expect('bytes' in made && readPdf(made.bytes)).toMatchObject({ pages: 1, text: expect.stringContaining('Essai') })
  await vi.waitFor(() => expect(stillAlive(pids)).toEqual([]), { timeout: 5_000 })
}, 60_000)

test('equal facts are drawn once, at once or later, and give the same bytes in any process', async () => {
  const maker = started()
  const open = vi.fn(noPictures)
  const [one, other] = await Promise.all([maker.technicalSheet(SHEET, open), maker.technicalSheet({ ...SHEET }, open)])
  expect(one).toEqual(other)
  expect(await maker.technicalSheet({ ...SHEET }, open)).toEqual(one)
  expect(open).toHaveBeenCalledTimes(1)
  await maker.technicalSheet({ ...SHEET, siteId: 2 }, open)
  expect(open).toHaveBeenCalledTimes(2)
  expect(await started().technicalSheet(SHEET, noPictures)).toEqual(one)
}, 60_000)

test('one is drawn at a time, twenty wait, the others are sent away', async () => {
  const maker = started()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const busy = async () => {
    await held
    return { refusal: 'overloaded' } as const
  }
  const asked = Array.from({ length: 25 }, (_, at) => maker.technicalSheet({ ...SHEET, siteId: at }, busy))
  await expect(Promise.race(asked.slice(21))).resolves.toEqual({ refusal: 'overloaded' })
  let isAnswered = false
  void asked[20]?.then(() => {
    isAnswered = true
  })
  await Promise.all(asked.slice(21))
  expect(isAnswered).toBe(false)
  release()
  await Promise.all(asked)
}, 60_000)

test('what cannot be drawn is a failure of its own, and is not kept', async () => {
  const maker = started()
  const look = { ...SHEET.look, titleFamily: 'Wingdings' }
  await expect(maker.technicalSheet({ ...SHEET, look }, noPictures)).rejects.toThrow(/could not be drawn/)
  expect(await maker.technicalSheet(SHEET, noPictures)).toHaveProperty('bytes')
}, 60_000)
