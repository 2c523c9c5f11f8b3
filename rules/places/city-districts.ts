import type { Position } from './distance.ts'

interface District {
  /** As people write it: `Paris 11e`. */
  name: string
  position: Position
}

/** Communes so large that their middle says little of where somebody lives. The last two digits of a code are the district. */
const CITIES: readonly { name: string; codes: string; middles: readonly (readonly [number, number])[] }[] = [
  {
    name: 'Paris',
    codes: '750',
    middles: [
      ...([
        [48.863, 2.336],
        [48.868, 2.343],
        [48.863, 2.36],
        [48.854, 2.358],
        [48.844, 2.351],
      ] as const),
      ...([
        [48.849, 2.333],
        [48.856, 2.312],
        [48.873, 2.313],
        [48.877, 2.337],
        [48.876, 2.361],
      ] as const),
      ...([
        [48.859, 2.38],
        [48.84, 2.396],
        [48.828, 2.362],
        [48.829, 2.327],
        [48.84, 2.293],
      ] as const),
      ...([
        [48.86, 2.262],
        [48.887, 2.307],
        [48.893, 2.348],
        [48.887, 2.385],
        [48.864, 2.401],
      ] as const),
    ],
  },
  {
    name: 'Lyon',
    codes: '690',
    middles: [
      ...([
        [45.77, 4.83],
        [45.753, 4.829],
        [45.759, 4.856],
        [45.778, 4.824],
        [45.756, 4.803],
      ] as const),
      ...([
        [45.772, 4.851],
        [45.735, 4.84],
        [45.734, 4.869],
        [45.779, 4.805],
      ] as const),
    ],
  },
  {
    name: 'Marseille',
    codes: '130',
    middles: [
      ...([
        [43.3, 5.384],
        [43.307, 5.366],
        [43.312, 5.38],
        [43.306, 5.4],
        [43.293, 5.398],
      ] as const),
      ...([
        [43.287, 5.38],
        [43.284, 5.358],
        [43.255, 5.375],
        [43.258, 5.405],
        [43.277, 5.415],
      ] as const),
      ...([
        [43.287, 5.47],
        [43.308, 5.44],
        [43.345, 5.43],
        [43.34, 5.393],
        [43.352, 5.365],
        [43.364, 5.318],
      ] as const),
    ],
  },
]

/** The district of Paris, Lyon or Marseille that a postal code is of. */
export function cityDistrict(postalCode: string): District | null {
  const city = CITIES.find(({ codes }) => postalCode.startsWith(codes) && postalCode.length === 5)
  const number = Number(postalCode.slice(3))
  const middle = city?.middles[number - 1]
  if (!city || !middle) return null
  const [latitude, longitude] = middle
  return { name: `${city.name} ${number}${number === 1 ? 'er' : 'e'}`, position: { latitude, longitude } }
}
