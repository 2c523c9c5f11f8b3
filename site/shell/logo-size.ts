import type { Logo } from '#contract/media/pictures.ts'
import { isDark } from '#rules/sites/contrast.ts'

interface SiteLogos {
  /** On the header's own ground. */
  header: Logo | null
  /** While the header lies over a picture. */
  onPicture: Logo | null
  footer: Logo | null
  favicon: Logo | null
}

interface ChooseLogosOptions {
  logos: readonly Logo[]
  isDarkTheme: boolean
  onTop: string
}

/** Which drawing stands where. `onTop` is the colour of the menu over a picture: light letters want the light logo. */
export function chooseLogos({ logos, isDarkTheme, onTop }: ChooseLogosOptions): SiteLogos {
  const find = (...types: Logo['type'][]) =>
    types.map((type) => logos.find((logo) => logo.type === type)).find((logo) => logo !== undefined) ?? null
  const forGround = (dark: boolean) => (dark ? find('LOGO_DARK_THEME', 'LOGO') : find('LOGO_LIGHT_THEME', 'LOGO'))
  const header = forGround(isDarkTheme)
  return {
    header,
    onPicture: forGround(!isDark(onTop)),
    footer: find('LOGO_FOOTER') ?? header,
    favicon: find('LOGO_FAVICON'),
  }
}
