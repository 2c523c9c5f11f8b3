import { Image, Path, type Styles, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { qrModules, qrPath } from '#providers/qr-codes/qr-code.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'
import { pdfFamily } from './typefaces.ts'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** A sheet with its pictures, and its two typefaces as PDF knows them. */
export interface SheetDrawing extends TechnicalSheet {
  pictures: SheetPictures
  titleFonts: string[]
  textFonts: string[]
}

export function sheetDrawing(sheet: TechnicalSheet, pictures: SheetPictures): SheetDrawing {
  return { ...sheet, pictures, ...sheetFonts(sheet) }
}

/** The two typefaces of whatever is drawn, with all letters that it has. */
export function sheetFonts(sheet: { look: { titleFamily: string; textFamily: string } }) {
  const text = JSON.stringify(sheet).normalize()
  const { titleFamily, textFamily } = sheet.look
  return { titleFonts: pdfFamily(titleFamily, text), textFonts: pdfFamily(textFamily, text) }
}

/** Counted letters are the usual ones of a text; names have more wide ones. */
export function letterWidth(family: string): number {
  return findTypeface(family)?.width ?? 0.45
}

export type Style = Styles[string]

export function box(style: Style, ...children: ReactNode[]): ReactElement {
  return h(View, { style }, ...children)
}

/** What typefaces can draw: a letter and its accents are one, and the narrow space, which some draw as a stroke, is the wider. */
function drawable(text: string): string {
  return text.normalize().replaceAll('\u202f', '\u00a0')
}

/** A text that ends with … where its lines do. */
export function words({ text, style, maxLines }: { text: string; style: Style; maxLines?: number }): ReactElement {
  const cut: Style = maxLines === undefined ? {} : { maxLines, textOverflow: 'ellipsis' }
  return h(Text, { style: { ...style, ...cut } }, drawable(text))
}

interface CapitalsOptions {
  text: string
  drawing: SheetDrawing
  style?: Style
  maxLines?: number
}

/** Capitals with wide tracking, as labels of a sheet are written. */
export function capitals({
  text,
  drawing: { look, textFonts },
  style = {},
  maxLines = 1,
}: CapitalsOptions): ReactElement {
  const usual: Style = { fontFamily: textFonts, fontWeight: 500, fontSize: 6.6, letterSpacing: 1.2, color: look.accent }
  return words({ text: text.toLocaleUpperCase('fr'), style: { ...usual, ...style }, maxLines })
}

/** The logo, or the estate’s name where there is none to draw. */
export function estateMark(drawing: SheetDrawing, { place, name }: { place: Style; name: Style }): ReactElement {
  const { logo } = drawing.pictures
  if (!logo)
    return words({
      text: drawing.estate,
      style: { fontFamily: drawing.titleFonts, color: drawing.look.heading, ...name },
      maxLines: 4,
    })
  return picture(logo, place)
}

export function picture(bytes: Uint8Array, style: Style): ReactElement {
  return h(Image, {
    src: { data: Buffer.from(bytes), format: pictureFormat(bytes) },
    style: { objectFit: 'contain', ...style },
  })
}

/** The code as a drawing: sharp at any size. */
export function code({ url, side, colour }: { url: string; side: number; colour: string }): ReactElement {
  const modules = qrModules(url)
  const viewBox = `0 0 ${modules.length} ${modules.length}`
  return h(Svg, { viewBox, style: { width: side, height: side } }, h(Path, { d: qrPath(modules), fill: colour }))
}

function pictureFormat(bytes: Uint8Array): 'png' | 'jpg' {
  if (bytes[0] === 0x89) return 'png'
  if (bytes[0] === 0xff) return 'jpg'
  // Its types know two formats; drawings are read as well.
  return 'svg' as 'png'
}
