/** How many places of a row each card of a shelf takes, on screens with three in a row: every row is full. */
export function shelfPlaces(count: number): (1 | 2 | 3)[] {
  if (count === 1) return [3]
  const places = Array.from({ length: count }, (): 1 | 2 | 3 => 1)
  for (const at of doubles(count)) places[at] = 2
  return places
}

/** The first is shown large. What is then missing to full rows is made up at the end, one large one to a row. */
function doubles(count: number): number[] {
  if (count % 3 === 2) return [0]
  if (count % 3 === 1) return [0, count - 1]
  return count > 3 ? [0, count - 3, count - 2] : []
}

/** By the rows of a shelf on phones, where its first card takes one for itself. */
const LATE = [
  'shelf-late-1',
  'shelf-late-2',
  'shelf-late-3',
  'shelf-late-4',
  'shelf-late-5',
  'shelf-late-6',
  'shelf-late-7',
  'shelf-late-8',
] as const

/** Laid out when one comes near; until then it keeps about the room of its rows. */
export function lateShelf(count: number): (typeof LATE)[number] {
  const rows = 1 + Math.ceil((count - 1) / 2)
  return LATE[rows - 1] ?? 'shelf-late-8'
}
