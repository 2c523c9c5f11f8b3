import type { DateWords } from './fr.ts'

export const en: DateWords = {
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
  pick: 'Open the calendar',
  wrong: { day: 'Write the date like this: 24/12/2026', moment: 'Write date and time like this: 24/12/2026 18:00' },
}
