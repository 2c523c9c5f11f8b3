import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { departmentCode } from '#rules/places/departments.ts'
import { metresBetween, movedBy, type Position } from '#rules/places/distance.ts'
import { DEPARTMENT_CENTRES } from './department-centres.ts'
import { RELAY_TOWNS, type RelayKind } from './relay-towns.ts'
import type { RelayPlace, RelayProvider } from './relays.ts'

type Hours = Readonly<Record<'monday' | 'weekdays' | 'saturday' | 'sunday', readonly string[]>>

const HOURS: Readonly<Record<RelayKind, Hours>> = {
  tabac: { monday: ['07:00–19:30'], weekdays: ['07:00–19:30'], saturday: ['07:30–19:00'], sunday: ['08:00–12:00'] },
  grocery: { monday: ['08:30–20:00'], weekdays: ['08:30–20:00'], saturday: ['08:30–20:00'], sunday: ['09:00–12:30'] },
  shop: {
    monday: [],
    weekdays: ['09:30–12:30', '14:00–19:00'],
    saturday: ['09:30–12:30', '14:00–18:00'],
    sunday: [],
  },
  florist: {
    monday: [],
    weekdays: ['09:00–12:30', '14:30–19:00'],
    saturday: ['09:00–19:00'],
    sunday: ['09:30–12:30'],
  },
  locker: { monday: ['00:00–24:00'], weekdays: ['00:00–24:00'], saturday: ['00:00–24:00'], sunday: ['00:00–24:00'] },
}

/** Nobody drives further for a parcel. */
const REACH_METRES = 60_000
/** Who has points in their own town wants no others. */
const TOWN_METRES = 15_000

type Point = Omit<AccessPoint, 'distanceMetres'> & { department: string }

const POINTS: readonly Point[] = RELAY_TOWNS.flatMap(({ city, postalCode, points, ...centre }) =>
  points.map(({ name, street, kind, ...metres }, at) => ({
    id: `${postalCode}-${at + 1}`,
    name,
    addLine1: street,
    zipCode: postalCode,
    city,
    country: 'FR',
    position: movedBy(centre, metres),
    icon: kind === 'locker' ? 'locker' : 'shop',
    opening: weekOpening(HOURS[kind]),
    department: departmentCode(postalCode),
  })),
)

/** Invented access points, for estates that are tried out with test cards: no parcel ever arrives there. */
export function createBuiltInRelays(): RelayProvider {
  return {
    name: 'BUILT_IN',
    search: async ({ near, count }) => nearest(near, count),
    async find(id) {
      const found = POINTS.find((point) => point.id === id)
      return found ? shown(found, null) : null
    },
  }
}

/** Those of the same department first, nearest first: a code tells where one lives only roughly. */
function nearest(near: RelayPlace, count: number): AccessPoint[] {
  const { country, postalCode } = deliveryPlace(near.country, near.postalCode)
  const from = country === 'FR' ? findOrigin(postalCode, near.city) : null
  if (!from) return []
  const department = departmentCode(postalCode)
  const isNear = ({ isElsewhere, metres }: { isElsewhere: boolean; metres: number }) =>
    from.isTown ? metres <= TOWN_METRES : !isElsewhere || metres <= REACH_METRES
  return POINTS.map((point) => ({
    point,
    isElsewhere: point.department !== department,
    metres: metresBetween(from.position, point.position),
  }))
    .filter(({ isElsewhere, metres }) => isNear({ isElsewhere, metres }))
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere) || a.metres - b.metres)
    .slice(0, count)
    .map(({ point, metres }) => shown(point, from.isTown ? metres : null))
}

/** The middle of a town that has points, else of the department, which only tells roughly where one is. */
function findOrigin(postalCode: string, city: string): { position: Position; isTown: boolean } | null {
  const department = departmentCode(postalCode)
  const named = city.toLocaleLowerCase('fr')
  const town =
    RELAY_TOWNS.find((one) => one.postalCode === postalCode) ??
    RELAY_TOWNS.find(
      (one) => one.city.toLocaleLowerCase('fr') === named && departmentCode(one.postalCode) === department,
    )
  if (town) return { position: town, isTown: true }
  const [latitude, longitude] = DEPARTMENT_CENTRES[department] ?? []
  return latitude === undefined || longitude === undefined ? null : { position: { latitude, longitude }, isTown: false }
}

function shown({ department: _, ...point }: Point, distanceMetres: number | null): AccessPoint {
  return { ...point, distanceMetres }
}

function weekOpening({ monday, weekdays, saturday, sunday }: Hours): AccessPoint['opening'] {
  const week = [monday, weekdays, weekdays, weekdays, weekdays, saturday, sunday]
  return week.map((hours, at) => ({ weekday: at + 1, hours: [...hours] }))
}
