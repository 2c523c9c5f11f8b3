import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { departmentCode } from '#rules/places/departments.ts'
import { metresBetween, movedBy, type Position } from '#rules/places/distance.ts'
import { DEPARTMENT_CENTRES } from './department-centres.ts'
import { RELAY_TOWNS, type RelayKind, type Season } from './relay-towns.ts'
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

type Point = Omit<AccessPoint, 'distanceMetres'> & { department: string; season: Season | undefined }

const POINTS: readonly Point[] = RELAY_TOWNS.flatMap(({ city, postalCode, points, ...centre }) =>
  points.map(({ name, street, kind, season, ...metres }, at) => ({
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
    season,
  })),
)

/** Invented access points, for estates that are tried out with test cards: no parcel ever arrives there. */
export function createBuiltInRelays(now = () => new Date()): RelayProvider {
  const shown = ({ department: _, season, ...point }: Point, distanceMetres: number | null): AccessPoint => ({
    ...point,
    distanceMetres,
    ...seasonSigns(season, parisDay(now())),
  })
  return {
    name: 'BUILT_IN',
    search: async ({ near, count }) => nearest(near, count).map(({ point, metres }) => shown(point, metres)),
    async find(id) {
      const found = POINTS.find((point) => point.id === id)
      return found ? shown(found, null) : null
    },
  }
}

/** What holidays and the rush before Christmas mean for a counter today. */
function seasonSigns(season: Season | undefined, today: string): Pick<AccessPoint, 'closedUntil' | 'isFull'> {
  const [year, day] = [today.slice(0, 4), today.slice(5)]
  if (!season || day < season.from || day > season.until) return {}
  return season.kind === 'full' ? { isFull: true } : { closedUntil: `${year}-${season.until}` }
}

interface Found {
  point: Point
  metres: number | null
}

/** Nearest first; where only the department is known, its own first. */
function nearest(near: RelayPlace, count: number): Found[] {
  const { country, postalCode } = deliveryPlace(near.country, near.postalCode)
  if (country !== 'FR') return []
  const from = near.position ? { position: near.position, isTown: true } : findOrigin(postalCode, near.city)
  if (!from) return []
  const department = departmentCode(postalCode)
  const all = POINTS.map((point) => ({
    point,
    isElsewhere: point.department !== department,
    metres: metresBetween(from.position, point.position),
  })).sort((a, b) => a.metres - b.metres)
  if (from.isTown) {
    const inTown = all.filter(({ metres }) => metres <= TOWN_METRES)
    return (inTown.length > 0 ? inTown : all.filter(({ metres }) => metres <= REACH_METRES)).slice(0, count)
  }
  return all
    .filter(({ isElsewhere, metres }) => !isElsewhere || metres <= REACH_METRES)
    .sort((a, b) => Number(a.isElsewhere) - Number(b.isElsewhere))
    .slice(0, count)
    .map(({ point }) => ({ point, metres: null }))
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

function weekOpening({ monday, weekdays, saturday, sunday }: Hours): AccessPoint['opening'] {
  const week = [monday, weekdays, weekdays, weekdays, weekdays, saturday, sunday]
  return week.map((hours, at) => ({ weekday: at + 1, hours: [...hours] }))
}
