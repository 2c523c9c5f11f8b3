/** The department of a French postal code; the islands of Corsica share their first two digits. */
export function departmentCode(postalCode: string): string {
  if (/^20[01]/.test(postalCode)) return '2A'
  if (/^20/.test(postalCode)) return '2B'
  if (/^97/.test(postalCode)) return postalCode.slice(0, 3)
  return postalCode.slice(0, 2)
}
