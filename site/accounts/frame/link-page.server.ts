import { data } from 'react-router'

/** Whoever reads the address may act: it is told to no other site. Our own is told where its forms come from. */
const HEADERS = { 'referrer-policy': 'same-origin' }

export function linkPage<Shown>(shown: Shown, { isOver }: { isOver: boolean }) {
  return data(shown, { status: isOver ? 410 : 200, headers: HEADERS })
}
