import type { Generated } from 'kysely'

export interface CellarTables {
  opened_bottles: { site_id: Generated<number>; user_id: number; declination_id: number; opened: number }
}
