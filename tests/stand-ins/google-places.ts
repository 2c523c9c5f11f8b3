import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** How the service treats whoever asks. */
type Mood = 'answers' | 'refuses-key' | 'over-quota' | 'breaks' | 'talks-nonsense' | 'hangs'

interface GooglePlacesStandIn {
  url: string
  mood: Mood
  /** What was asked: path with its query, and the fields. */
  asked: string[]
}

const KEY = 'right-key'
const ERRORS = {
  'refuses-key': { code: 403, status: 'PERMISSION_DENIED', message: `API key ${KEY} is not allowed` },
  'over-quota': { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' },
  breaks: { code: 500, status: 'INTERNAL', message: 'Internal error' },
} as const

/** Place details as Places API (New) answers them, on this machine. */
export async function startGooglePlaces(mood: Mood = 'answers'): Promise<GooglePlacesStandIn> {
  const standIn: GooglePlacesStandIn = { url: '', mood, asked: [] }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    standIn.asked.push(`${request.url} ${request.headers['x-goog-fieldmask']}`)
    const { status, body } = answerTo(request, standIn.mood)
    if (standIn.mood === 'hangs') return
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(body)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return standIn
}

function answerTo(request: IncomingMessage, mood: Mood): { status: number; body: string } {
  const failed = mood in ERRORS ? ERRORS[mood as keyof typeof ERRORS] : wrong(request)
  if (failed) return { status: failed.code, body: JSON.stringify({ error: failed }) }
  if (mood === 'talks-nonsense') return { status: 200, body: '<html>' }
  return { status: 200, body: JSON.stringify(PLACE) }
}

function wrong({ headers, url }: IncomingMessage) {
  if (headers['x-goog-api-key'] !== KEY) return ERRORS['refuses-key']
  if (!headers['x-goog-fieldmask']) return { code: 400, status: 'INVALID_ARGUMENT', message: 'FieldMask is required' }
  return url?.startsWith('/v1/places/ChIJ') ? null : { code: 404, status: 'NOT_FOUND', message: 'Place not found' }
}

const PLACE = {
  rating: 4.6,
  userRatingCount: 87,
  googleMapsUri: 'https://maps.google.com/?cid=1',
  googleMapsLinks: { reviewsUri: 'https://www.google.com/maps/place//data=reviews' },
  reviews: [
    {
      name: 'places/ChIJroche/reviews/1',
      relativePublishTimeDescription: 'il y a un mois',
      rating: 5,
      text: { text: 'Un accueil rare.', languageCode: 'fr' },
      originalText: { text: 'A rare welcome.', languageCode: 'en' },
      authorAttribution: {
        displayName: 'Paul Whitfield',
        uri: 'https://www.google.com/maps/contrib/1',
        photoUri: 'https://lh3.googleusercontent.com/a/1',
      },
      publishTime: '2026-10-12T09:30:00Z',
      googleMapsUri: 'https://www.google.com/maps/reviews/1',
    },
    {
      name: 'places/ChIJroche/reviews/2',
      rating: 3,
      authorAttribution: { displayName: '<b>Marie</b>', uri: 'javascript:alert(1)' },
      publishTime: '2026-09-01T18:00:00Z',
    },
  ],
}
