/** The tab that a key leads to, round and round; null for keys that lead nowhere. */
export function tabAfterKey({ key, at, count }: { key: string; at: number; count: number }): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
