interface NoteRow {
  id: number
  text: string
  who: string | null
  created_at: Date
}

export function noteToWire({ id, text, who, created_at }: NoteRow) {
  return { id, text, who, createdAt: created_at.toISOString() }
}
