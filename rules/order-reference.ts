/** What people call an order: `C2026-000123`. */
export function orderReference(createdAt: Date, id: number): string {
  return `C${createdAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`
}
