/** Contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export function isDark(colour: string): boolean {
  return contrast(colour, '#ffffff') > contrast(colour, '#000000')
}

/** What small text on a ground needs. */
const READABLE = 4.5

/** The first colour that can be read on the ground; else the better of black and white. */
export function readableOn(ground: string, ...candidates: readonly string[]): string {
  const good = candidates.find((colour) => contrast(ground, colour) >= READABLE)
  return good ?? (isDark(ground) ? '#ffffff' : '#000000')
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `#abc`, `#aabbcc` and both with transparency, which is left aside. */
export function channels(hex: string): number[] {
  const digits = hex.slice(1)
  const short = digits.length <= 4
  const long = short ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}
