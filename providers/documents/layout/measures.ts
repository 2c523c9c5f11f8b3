import type { Piece, Style, TextStyle } from './pieces.ts'
import { type SetText, textWidth } from './text-lines.ts'

interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

export function isFloating({ style }: Piece): boolean {
  return style.position === 'absolute'
}

/** As wide as a piece is when nobody makes it narrower or wider. */
export function wantedWidth(piece: Piece, { width: most, base }: { width: number; base: TextStyle }): number {
  const { style } = piece
  if (style.width !== undefined) return style.width
  const { left, right } = insets(style)
  if (piece.kind === 'text') return Math.min(most, textWidth(piece.text, setText(piece.style, base)) + left + right)
  if (piece.kind !== 'box') return 0
  const room = { width: most - left - right, base }
  const widths = piece.children.filter((child) => !isFloating(child)).map((child) => outerWidth(child, room))
  const gaps = Math.max(0, widths.length - 1) * (style.columnGap ?? 0)
  const inner = style.flexDirection === 'row' ? widths.reduce((sum, one) => sum + one, gaps) : Math.max(0, ...widths)
  return Math.min(most, inner + left + right)
}

function outerWidth(piece: Piece, room: { width: number; base: TextStyle }): number {
  const { left, right } = margins(piece.style)
  return wantedWidth(piece, room) + left + right
}

/** Padding and borders. */
export function insets(style: Style): Sides {
  const { padding = 0, paddingVertical = padding, paddingHorizontal = padding, border } = style
  const edge = border?.width ?? 0
  return {
    top: (style.paddingTop ?? paddingVertical) + (style.borderTop?.width ?? edge),
    right: (style.paddingRight ?? paddingHorizontal) + edge,
    bottom: (style.paddingBottom ?? paddingVertical) + (style.borderBottom?.width ?? edge),
    left: (style.paddingLeft ?? paddingHorizontal) + edge,
  }
}

export function margins({
  marginVertical = 0,
  marginTop,
  marginBottom,
  marginLeft = 0,
  marginRight = 0,
}: Style): Sides {
  return {
    top: marginTop ?? marginVertical,
    right: marginRight,
    bottom: marginBottom ?? marginVertical,
    left: marginLeft,
  }
}

/** Where lines begin within their piece. */
export function textInset(style: Style): { left: number; top: number; across: number } {
  const { left, right, top } = insets(style)
  return { left, top, across: left + right }
}

export function setText(style: TextStyle, base: TextStyle): SetText {
  const { fonts = base.fonts, fontSize = base.fontSize ?? 10, fontWeight = base.fontWeight ?? 400 } = style
  if (!fonts) throw new Error('A text has no typeface')
  return {
    faces: fonts(fontWeight, style.fontStyle ?? base.fontStyle ?? 'normal'),
    size: fontSize,
    lineHeight: lineHeight(style, base),
    letterSpacing: style.letterSpacing ?? 0,
    align: style.textAlign ?? 'left',
    colour: style.color ?? base.color ?? '#000',
    figures: style.figures ?? 'usual',
    maxLines: style.maxLines ?? Number.POSITIVE_INFINITY,
  }
}

/** The lines of a page keep their distance where a text is smaller or larger, unless it has one of its own. */
function lineHeight(style: TextStyle, base: TextStyle): number | null {
  if (style.lineHeight !== undefined) return style.lineHeight * (style.fontSize ?? base.fontSize ?? 10)
  return base.lineHeight === undefined ? null : base.lineHeight * (base.fontSize ?? 10)
}
