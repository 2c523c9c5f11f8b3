import { KEPT, KEPT_THINGS } from '#words/consent/kept/list.ts'

/** Whether the list of what is kept in the browser names this cookie or key. */
export function isNamed({ name, where }: { name: string; where: 'cookie' | 'local' | 'session' }): boolean {
  const names: readonly string[] = KEPT_THINGS.filter((thing) => KEPT[thing].where === where).flatMap(
    (thing) => KEPT[thing].names,
  )
  return names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name))
}
