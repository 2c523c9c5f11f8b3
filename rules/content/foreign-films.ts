/** Films that lie with others, by the name of the service. */
const FILM_SERVICES = ['youtube', 'vimeo', 'dailymotion'] as const
type FilmService = (typeof FILM_SERVICES)[number]

interface ServiceFacts {
  name: string
  id: RegExp
  /** Where its films are watched, before the id. */
  page: string
  /** Where its player lies, before the id. */
  player: string
  /** How its addresses name a film, the id first. */
  addresses: readonly RegExp[]
}

const SERVICES: Readonly<Record<FilmService, ServiceFacts>> = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{6,20}$/,
    page: 'https://www.youtube.com/watch?v=',
    // Without cookies until the film is played.
    player: 'https://www.youtube-nocookie.com/embed/',
    addresses: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts)\/([\w-]+)/,
      /^https:\/\/youtu\.be\/([\w-]+)/,
    ],
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{4,15}$/,
    page: 'https://vimeo.com/',
    player: 'https://player.vimeo.com/video/',
    addresses: [/^https:\/\/player\.vimeo\.com\/video\/(\d+)/, /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/],
  },
  dailymotion: {
    name: 'Dailymotion',
    id: /^[a-zA-Z0-9]{4,20}$/,
    page: 'https://www.dailymotion.com/video/',
    player: 'https://geo.dailymotion.com/player.html?video=',
    addresses: [
      /^https:\/\/(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/([a-zA-Z0-9]+)/,
      /^https:\/\/geo\.dailymotion\.com\/player\.html\?video=([a-zA-Z0-9]+)/,
      /^https:\/\/dai\.ly\/([a-zA-Z0-9]+)/,
    ],
  },
}

export interface ForeignFilm {
  service: FilmService
  id: string
}

/** The film that an address names, of its page or of its player; null for any other address. */
export function filmOfAddress(address: string): ForeignFilm | null {
  for (const service of FILM_SERVICES) {
    for (const pattern of SERVICES[service].addresses) {
      const id = pattern.exec(address)?.[1]
      if (id !== undefined && SERVICES[service].id.test(id)) return { service, id }
    }
  }
  return null
}

/** `youtube/aqz-KE-bpKQ`, as a text marks a film; null for what is none. */
export function readFilmMark(mark: string): ForeignFilm | null {
  const [name = '', id = '', rest] = mark.split('/')
  const service = FILM_SERVICES.find((one) => one === name)
  return service && rest === undefined && SERVICES[service].id.test(id) ? { service, id } : null
}

export function filmMark({ service, id }: ForeignFilm): string {
  return `${service}/${id}`
}

export function filmPage({ service, id }: ForeignFilm): string {
  return SERVICES[service].page + id
}

export function filmPlayer({ service, id }: ForeignFilm): string {
  return SERVICES[service].player + id
}

export function filmServiceName(service: FilmService): string {
  return SERVICES[service].name
}

/** The hosts that players come from. */
export const PLAYER_HOSTS: readonly string[] = FILM_SERVICES.map((service) => new URL(SERVICES[service].player).origin)
