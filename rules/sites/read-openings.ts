interface Opening {
  /** Minutes of the day. */
  from: number
  until: number
}

const OPENING = /^\s*(\d{1,2})\s*[h:]\s*(\d{0,2})\s*[–—à-]+\s*(\d{1,2})\s*[h:]\s*(\d{0,2})\s*$/i

/** `9h30–12h30, 14h–18h` is two openings; what cannot be read as hours is none. */
export function readOpenings(told: string | null): Opening[] {
  return (told ?? '').split(/[,;]|\bet\b/).flatMap((part) => {
    const [, fromHour, fromMinute, untilHour, untilMinute] = OPENING.exec(part) ?? []
    if (!fromHour || !untilHour) return []
    return [{ from: minutes(fromHour, fromMinute), until: minutes(untilHour, untilMinute) }]
  })
}

function minutes(hour: string, minute: string | undefined): number {
  return Number(hour) * 60 + Number((minute ?? '').padEnd(2, '0'))
}
