/** What people call an order: `C-000123`. */
export function orderReference(id: number): string {
  return `C-${String(id).padStart(6, '0')}`
}
