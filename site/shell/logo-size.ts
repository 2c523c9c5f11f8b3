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
  /** The grounds of head and foot. */
  header: string
  footer: string
  onTop: string
}

/** Which drawing stands where. `onTop` is the colour of the menu over a picture: light letters want the light logo. */
export function chooseLogos({ logos, header, footer, onTop }: ChooseLogosOptions): SiteLogos {
  const find = (...types: Logo['type'][]) =>
    types.map((type) => logos.find((logo) => logo.type === type)).find((logo) => logo !== undefined) ?? null
  const forGround = (dark: boolean) => (dark ? find('LOGO_DARK_THEME', 'LOGO') : find('LOGO_LIGHT_THEME', 'LOGO'))
  return {
    header: forGround(isDark(header)),
    onPicture: forGround(!isDark(onTop)),
    footer: find('LOGO_FOOTER') ?? forGround(isDark(footer)),
    favicon: find('LOGO_FAVICON'),
  }
}
