import { qrModules, qrPath } from '#providers/qr-codes/qr-code.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'
import { type Piece, picture, type Style, type TextStyle, words } from './layout/pieces.ts'
import type { Typeface } from './pdf/face-chain.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'
import { openTypeface } from './typefaces.ts'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** A sheet with its pictures, and its two typefaces. */
export interface SheetDrawing extends TechnicalSheet {
  pictures: SheetPictures
  titleFonts: Typeface
  textFonts: Typeface
}

export function sheetDrawing(sheet: TechnicalSheet, pictures: SheetPictures): SheetDrawing {
  return { ...sheet, pictures, ...sheetFonts(sheet) }
}

/** The two typefaces of whatever is drawn, with all letters that it has. */
export function sheetFonts(sheet: { look: { titleFamily: string; textFamily: string } }) {
  const text = JSON.stringify(sheet).normalize()
  const { titleFamily, textFamily } = sheet.look
  return { titleFonts: openTypeface(titleFamily, text), textFonts: openTypeface(textFamily, text) }
}

/** Counted letters are the usual ones of a text; names have more wide ones. */
export function letterWidth(family: string): number {
  return findTypeface(family)?.width ?? 0.45
}

interface CapitalsOptions {
  text: string
  drawing: SheetDrawing
  style?: TextStyle
  maxLines?: number
}

/** Capitals with wide tracking, as labels of a sheet are written. */
export function capitals({ text, drawing: { look, textFonts }, style = {}, maxLines = 1 }: CapitalsOptions): Piece {
  const usual: TextStyle = { fonts: textFonts, fontWeight: 500, fontSize: 6.6, letterSpacing: 1.2, color: look.accent }
  return words({ text: text.toLocaleUpperCase('fr'), style: { ...usual, ...style }, maxLines })
}

/** The logo, or the estate’s name where there is none to draw. */
export function estateMark(drawing: SheetDrawing, { place, name }: { place: Style; name: TextStyle }): Piece {
  const { logo } = drawing.pictures
  if (!logo)
    return words({
      text: drawing.estate,
      style: { fonts: drawing.titleFonts, color: drawing.look.heading, ...name },
      maxLines: 4,
    })
  return picture(logo, place)
}

/** The code as a drawing: sharp at any size. */
export function code({ url, side, colour }: { url: string; side: number; colour: string }): Piece {
  const modules = qrModules(url)
  const view = { width: modules.length, height: modules.length }
  return { kind: 'drawing', style: { width: side, height: side }, view, paths: [{ d: qrPath(modules), fill: colour }] }
}
