export interface PlaceTables {
  communes: CommunesTable
}

interface CommunesTable {
  code: string
  postal_code: string
  zone: string
  population: number
  name: string
  search_key: string
  short_key: string
  latitude: number | null
  longitude: number | null
}
