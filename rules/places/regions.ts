/** The regions of France, with the departments of each by the beginning of their postal codes. */
const DEPARTMENTS = {
  ARA: '01 03 07 15 26 38 42 43 63 69 73 74',
  BFC: '21 25 39 58 70 71 89 90',
  BRE: '22 29 35 56',
  CVL: '18 28 36 37 41 45',
  COR: '20',
  GES: '08 10 51 52 54 55 57 67 68 88',
  HDF: '02 59 60 62 80',
  IDF: '75 77 78 91 92 93 94 95',
  NOR: '14 27 50 61 76',
  NAQ: '16 17 19 23 24 33 40 47 64 79 86 87',
  OCC: '09 11 12 30 31 32 34 46 48 65 66 81 82',
  PDL: '44 49 53 72 85',
  PAC: '04 05 06 13 83 84',
  GLP: '971',
  MTQ: '972',
  GUF: '973',
  REU: '974',
  MYT: '976',
} as const

type RegionCode = keyof typeof DEPARTMENTS

const REGION_OF = new Map(
  Object.entries(DEPARTMENTS).flatMap(([region, departments]) =>
    departments.split(' ').map((department) => [department, region as RegionCode] as const),
  ),
)

/** The region of a postal code; null for what is none of France. */
export function regionOf(postalCode: string): RegionCode | null {
  if (!/^\d{5}$/.test(postalCode)) return null
  return REGION_OF.get(postalCode.slice(0, 3)) ?? REGION_OF.get(postalCode.slice(0, 2)) ?? null
}
