/** Which lines a form names with how many pieces: its fields are `quantity-0`, `quantity-1`… */
export function chosenPieces(typed: Readonly<Record<string, string>>): { line: number; quantity: number }[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, line] = /^quantity-(\d{1,4})$/.exec(name) ?? []
    const quantity = /^\d{1,5}$/.test(value) ? Number(value) : 0
    return line !== undefined && quantity > 0 ? [{ line: Number(line), quantity }] : []
  })
}
