interface Days {
  least: number
  most: number
}

const WORKING_DAYS_A_WEEK = 5
const HOURS_A_DAY = 24
const NUMBERS = String.raw`(\d{1,3})(?:\s*(?:h|heures|hours|jours|days)?\s*(?:à|a|et|ou|to|or|and|-|–|\/)\s*(\d{1,3}))?`
const UNITS = String.raw`\s*(?:(h|heures?|hours?)|(j|jours?|(?:working |business )?days?)|(semaines?|weeks?))(?![\p{L}\p{N}])`
const TOLD = new RegExp(`(sous|moins de|within|under|jusqu’à|up to)?\\s*${NUMBERS}${UNITS}`, 'iu')

/** `Livré chez vous en 2 à 3 jours ouvrés` → two to three working days. Null: the words hold no such number. */
export function readDeliveryDays(delay: string): Days | null {
  const [, within, one, other, hours, days, weeks] = TOLD.exec(delay) ?? []
  if (one === undefined) return null
  const inDays = (count: number) => {
    if (hours !== undefined) return Math.ceil(count / HOURS_A_DAY)
    return days !== undefined || weeks === undefined ? count : count * WORKING_DAYS_A_WEEK
  }
  const most = inDays(Number(other ?? one))
  const least = other === undefined ? (within === undefined ? most : Math.min(1, most)) : inDays(Number(one))
  return least <= most ? { least, most } : null
}
