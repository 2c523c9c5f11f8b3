interface KnownLogo {
  type: string
}

/** What stands at the head of mails. An estate with one logo has drawn it for the ground of its site. */
export function mailLogos<Logo extends KnownLogo>(logos: readonly Logo[]): { light: Logo | null; dark: Logo | null } {
  const find = (wanted: string) => logos.find(({ type }) => type === wanted) ?? null
  return { light: find('LOGO_LIGHT_THEME') ?? find('LOGO'), dark: find('LOGO_DARK_THEME') }
}
