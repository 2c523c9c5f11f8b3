import { useThingWords } from '#office/shell/use-screen-words.ts'

/** Where an element stands; a place of the estate's own is called what it is. */
export function RouteName({ route }: { route: string }) {
  const { choices } = useThingWords('elements')
  return choices.route?.[route] ?? route
}
