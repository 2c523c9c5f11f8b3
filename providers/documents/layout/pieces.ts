import type { Typeface } from '../pdf/face-chain.ts'
import type { Figures } from '../pdf/shape-run.ts'

export interface Line {
  width: number
  colour: string
}

/** How a piece is measured, placed and painted: the few words of style sheets that papers need, in points. */
export interface Style {
  width?: number
  height?: number
  padding?: number
  paddingVertical?: number
  paddingHorizontal?: number
  paddingTop?: number
  paddingBottom?: number
  paddingLeft?: number
  paddingRight?: number
  marginVertical?: number
  marginTop?: number
  marginBottom?: number
  marginLeft?: number
  marginRight?: number
  /** Out of the flow, within the box around it. */
  position?: 'absolute'
  left?: number
  top?: number
  bottom?: number
  flexDirection?: 'row'
  flexWrap?: 'wrap'
  flexGrow?: number
  /** Where it begins to grow or shrink from, as a part of the row. */
  flexBasis?: number
  columnGap?: number
  rowGap?: number
  justifyContent?: 'center' | 'space-between'
  alignItems?: 'center' | 'flex-start' | 'flex-end'
  overflow?: 'hidden'
  backgroundColor?: string
  border?: Line
  borderTop?: Line
  borderBottom?: Line
  /** Where a picture stands that does not fill its place. */
  objectPosition?: 'left'
}

export interface TextStyle extends Style {
  fonts?: Typeface
  fontSize?: number
  fontWeight?: 300 | 400 | 500 | 600
  fontStyle?: 'normal' | 'italic'
  /** As many times the type size. */
  lineHeight?: number
  letterSpacing?: number
  textAlign?: 'left' | 'center' | 'right'
  color?: string
  figures?: Figures
  /** What has no room in so many lines ends with …. */
  maxLines?: number
}

export type Piece =
  | { kind: 'box'; style: Style; children: readonly Piece[] }
  | { kind: 'text'; style: TextStyle; text: string }
  | { kind: 'picture'; style: Style; bytes: Uint8Array }
  | { kind: 'drawing'; style: Style; view: { width: number; height: number }; paths: readonly DrawnPath[] }

export interface DrawnPath {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

export function box(style: Style, ...children: Piece[]): Piece {
  return { kind: 'box', style, children }
}

/** What typefaces can draw: a letter and its accents are one, and the narrow space, which some draw as a stroke, is the wider. */
function drawable(text: string): string {
  return text.normalize().replaceAll('\u202f', '\u00a0')
}

/** A text that ends with … where its lines do. */
export function words({ text, style, maxLines }: { text: string; style: TextStyle; maxLines?: number }): Piece {
  return { kind: 'text', style: maxLines === undefined ? style : { ...style, maxLines }, text: drawable(text) }
}

export function picture(bytes: Uint8Array, style: Style): Piece {
  return { kind: 'picture', style, bytes }
}
