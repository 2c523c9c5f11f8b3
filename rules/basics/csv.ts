/** A file that spreadsheets open with a double click: semicolons, as in France, and a mark that lets them read accents. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines(rows)}`
}

/** What follows in the same file. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')
}

/** Quoted where it must be; what a spreadsheet would take for a formula is told to be text. */
function csvCell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?!\d+([.,]\d+)?$)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
