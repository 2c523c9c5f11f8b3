import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import { classicSheet } from './classic-sheet.ts'
import { modernSheet } from './modern-sheet.ts'
import { type SheetDrawing, sheetDrawing } from './sheet-pieces.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'

const MODELS: Readonly<Record<TechnicalFileModel, (drawing: SheetDrawing) => ReactElement>> = {
  CLASSIC: classicSheet,
  MODERN: modernSheet,
}

/** The same facts are the same bytes, on whichever day and in whichever process: a sheet has no date of its own. */
const NO_DATE = new Date(0)

/** One page of A4; what has no room on it is cut, never carried over. */
export function drawTechnicalSheet(sheet: TechnicalSheet, pictures: SheetPictures): Promise<Buffer> {
  const { title, estate, lang, model } = sheet
  const facts = { title, author: estate, language: lang, creator: 'Cuvée', producer: 'Cuvée', creationDate: NO_DATE }
  const content = MODELS[model](sheetDrawing(sheet, pictures))
  return renderToBuffer(h(Document, facts, h(Page, { size: 'A4', wrap: false }, content)))
}
