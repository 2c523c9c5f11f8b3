import { createGate, type Gate } from './gate.ts'

/** Where forms with files are read, beside the gate: their senders take as long as their lines are slow. */
export interface Forms {
  /** The way out, or null when too many are being read, or too many from this place. */
  beginReading(place: string): (() => void) | null
  /** What is read comes into memory to be worked on: a few at a time. */
  working: Gate
  /** Where files wait that are too large for the memory. */
  folder: string
}

/** At 45 MB each, they fit on any disk. */
const READING = 40
const READING_PER_PLACE = 10
const WORKING = { places: 4, reserved: 0, perPlace: 2, queue: READING, patienceMs: 10_000 }

export function createForms(folder: string): Forms {
  const readingByPlace = new Map<string, number>()
  let reading = 0
  return {
    folder,
    working: createGate(WORKING),
    beginReading(place) {
      const ofPlace = readingByPlace.get(place) ?? 0
      if (reading >= READING || ofPlace >= READING_PER_PLACE) return null
      reading++
      readingByPlace.set(place, ofPlace + 1)
      return () => {
        reading--
        const left = (readingByPlace.get(place) ?? 1) - 1
        if (left > 0) readingByPlace.set(place, left)
        else readingByPlace.delete(place)
      }
    },
  }
}
