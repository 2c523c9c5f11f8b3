/** What people call an order: `C-000123`. */
export function orderReference(id: number): string {
  return `C-${String(id).padStart(6, '0')}`
}

/** The order that people mean by `C-000123`, however they write it; null when it is no reference. */
export function parseOrderReference(typed: string): number | null {
  const [, digits] = /^(?:c\s*[-–—]?\s*)?(\d{1,9})$/i.exec(typed.trim()) ?? []
  const id = Number(digits ?? 0)
  return id > 0 ? id : null
}
