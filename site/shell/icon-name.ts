export type IconStyle = 'fa-solid' | 'fa-regular' | 'fa-brands'

interface IconName {
  style: IconStyle
  name: string
}

const STYLES: readonly string[] = ['fa-solid', 'fa-regular', 'fa-brands']

/** `fa-regular fa-envelope`, `fa-envelope` or `envelope`: the style may be left to the site's own. */
export function readIconName(told: string | null, base: string | null): IconName | null {
  const words = (told ?? '').trim().toLowerCase().split(/\s+/)
  const style = words.find((word) => STYLES.includes(word)) ?? base
  const name = words.find((word) => !STYLES.includes(word))?.replace(/^fa-/, '')
  if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return null
  return { style: STYLES.includes(style ?? '') ? (style as IconStyle) : 'fa-solid', name }
}
