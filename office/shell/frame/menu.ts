import type { OfficeArea, OfficeRight } from '#contract/office/closed-sets.ts'

export type Rights = Readonly<Partial<Record<OfficeArea, OfficeRight>>>

/** The subjects of the menu, in the order of a day. */
const GROUPS = ['sales', 'catalogue', 'cellar', 'prices', 'deliveries', 'content', 'exchanges', 'estate'] as const
export type Group = (typeof GROUPS)[number]

interface Placed {
  group: Group
  area: OfficeArea
}

export function maySee(rights: Rights, area: OfficeArea): boolean {
  return (rights[area] ?? 'none') !== 'none'
}

export function mayChange(rights: Rights, area: OfficeArea): boolean {
  return rights[area] === 'write'
}

/** The screens that somebody may see, subject by subject; a subject of which they may see nothing is not there. */
export function menuFor<Screen extends Placed>(
  screens: Readonly<Record<string, Screen>>,
  rights: Rights,
): { group: Group; entries: { name: string; screen: Screen }[] }[] {
  const open = Object.entries(screens)
    .filter(([, { area }]) => maySee(rights, area))
    .map(([name, screen]) => ({ name, screen }))
  return GROUPS.map((group) => ({ group, entries: open.filter(({ screen }) => screen.group === group) })).filter(
    ({ entries }) => entries.length > 0,
  )
}

/** What react-admin asks before it shows or does something with things of a kind. */
export function mayAct(rights: Rights, { area, action }: { area: OfficeArea; action: string }): boolean {
  return READING.has(action) ? maySee(rights, area) : mayChange(rights, area)
}

/** A form opens to be read, too: who may not change finds it locked. */
const READING = new Set(['list', 'show', 'edit', 'export'])
