/** What the token of a registration is sealed for. */
export function registrationTokenName(siteId: number): string {
  return `${siteId} event registration`
}
