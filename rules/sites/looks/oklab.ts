import { channels } from '#rules/sites/contrast.ts'

/** A colour as eyes see it: how light, how strong, and which hue in degrees (Björn Ottosson's OKLab). */
export interface Seen {
  light: number
  chroma: number
  hue: number
}

export type Lab = readonly [light: number, a: number, b: number]

export function labOf([red, green, blue]: readonly number[]): Lab {
  const [r, g, b] = [red, green, blue].map((value = 0) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function hexOfLab([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const digits = parts.map((part) => {
    const value = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

export function seen(hex: string): Seen {
  const [light, a, b] = labOf(channels(hex))
  return { light, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI }
}

export function hexOfSeen({ light, chroma, hue }: Seen): string {
  const angle = (hue * Math.PI) / 180
  return hexOfLab([light, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}
