import type { TechnicalFileModel } from '#contract/catalogue/technical-files.ts'
import { classicSheet } from './classic-sheet.ts'
import { writeDocument } from './layout/document.ts'
import type { Piece } from './layout/pieces.ts'
import { place } from './layout/place.ts'
import { modernSheet } from './modern-sheet.ts'
import { PAGE, type SheetDrawing, sheetDrawing } from './sheet-pieces.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'

const MODELS: Readonly<Record<TechnicalFileModel, (drawing: SheetDrawing) => Piece>> = {
  CLASSIC: classicSheet,
  MODERN: modernSheet,
}

/** The same facts are the same bytes, on whichever day and in whichever process: a sheet has no date of its own. */
const NO_DATE = new Date(0)

/** One page of A4; what has no room on it is cut, never carried over. */
export function drawTechnicalSheet(sheet: TechnicalSheet, pictures: SheetPictures): Buffer {
  const { title, estate, lang, model } = sheet
  const content = MODELS[model](sheetDrawing(sheet, pictures))
  const page = place(content, { width: PAGE.width, base: {} })
  const facts = { title, author: estate, language: lang, date: NO_DATE }
  return writeDocument([[page]], { facts, size: PAGE })
}
