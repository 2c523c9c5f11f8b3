/** Whether somebody has typed a name, however they write capitals and spaces. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('fr')
}
