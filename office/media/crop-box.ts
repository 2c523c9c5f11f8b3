/** A part of a picture in its own pixels. */
export interface CropBox {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** A share of a picture, in hundredths of its sides. */
interface Share extends Size {
  x: number
  y: number
}

/** What of the picture itself a share of its copy means, in whole pixels that lie within it. */
export function boxOfShare({ x, y, width, height }: Share, picture: Size): CropBox {
  const pixels = (percent: number, side: number) => Math.round((percent / 100) * side)
  return withinPicture(
    {
      left: pixels(x, picture.width),
      top: pixels(y, picture.height),
      width: pixels(width, picture.width),
      height: pixels(height, picture.height),
    },
    picture,
  )
}

export function shareOfBox({ left, top, width, height }: CropBox, picture: Size): Share {
  const percent = (pixels: number, side: number) => (pixels / side) * 100
  return {
    x: percent(left, picture.width),
    y: percent(top, picture.height),
    width: percent(width, picture.width),
    height: percent(height, picture.height),
  }
}

/** The nearest box that lies within the picture. */
export function withinPicture(box: CropBox, picture: Size): CropBox {
  const whole = (value: number) => (Number.isFinite(value) ? Math.round(value) : 0)
  const clamp = (value: number, { least, most }: { least: number; most: number }) =>
    Math.min(most, Math.max(least, whole(value)))
  const left = clamp(box.left, { least: 0, most: picture.width - 1 })
  const top = clamp(box.top, { least: 0, most: picture.height - 1 })
  return {
    left,
    top,
    width: clamp(box.width, { least: 1, most: picture.width - left }),
    height: clamp(box.height, { least: 1, most: picture.height - top }),
  }
}
