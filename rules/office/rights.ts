import { OFFICE_AREAS, type OfficeArea, type OfficeRight, type OfficeRole } from '#contract/office/closed-sets.ts'

/** Who may see and who may change what. Whoever may change something may see it. */
const RIGHTS: Readonly<Record<OfficeArea, Readonly<Record<OfficeRole, OfficeRight>>>> = {
  orders: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'read' },
  customers: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'none' },
  catalogue: { OWNER: 'write', SHOP: 'write', EDITOR: 'read', ACCOUNTANT: 'read' },
  stock: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'read' },
  prices: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'read' },
  deliveries: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'none' },
  content: { OWNER: 'write', SHOP: 'read', EDITOR: 'write', ACCOUNTANT: 'none' },
  media: { OWNER: 'write', SHOP: 'write', EDITOR: 'write', ACCOUNTANT: 'none' },
  look: { OWNER: 'write', SHOP: 'none', EDITOR: 'write', ACCOUNTANT: 'none' },
  guests: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'none' },
  mails: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'none' },
  accounts: { OWNER: 'write', SHOP: 'none', EDITOR: 'none', ACCOUNTANT: 'write' },
  privacy: { OWNER: 'write', SHOP: 'read', EDITOR: 'none', ACCOUNTANT: 'none' },
  settings: { OWNER: 'write', SHOP: 'none', EDITOR: 'none', ACCOUNTANT: 'none' },
  people: { OWNER: 'write', SHOP: 'none', EDITOR: 'none', ACCOUNTANT: 'none' },
  log: { OWNER: 'write', SHOP: 'none', EDITOR: 'none', ACCOUNTANT: 'none' },
  imports: { OWNER: 'write', SHOP: 'write', EDITOR: 'none', ACCOUNTANT: 'none' },
}

const RANK: Readonly<Record<OfficeRight, number>> = { none: 0, read: 1, write: 2 }

export function rightOf(role: OfficeRole, area: OfficeArea): OfficeRight {
  return RIGHTS[area][role]
}

export function mayDo({ role, area, needs }: { role: OfficeRole; area: OfficeArea; needs: OfficeRight }): boolean {
  return RANK[rightOf(role, area)] >= RANK[needs]
}

/** All that a role may do. */
export function rightsOf(role: OfficeRole): Record<OfficeArea, OfficeRight> {
  const rights = OFFICE_AREAS.map((area) => [area, rightOf(role, area)] as const)
  return Object.fromEntries(rights) as Record<OfficeArea, OfficeRight>
}
