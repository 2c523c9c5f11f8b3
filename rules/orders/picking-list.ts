/** A line of an order that is to be fetched from the cellar. */
interface LineToPick {
  order_id: number
  product_id: number | null
  declination_id: number | null
  name: string
  label: string
  reference: string
  quantity: number
  answers: readonly { label: string; text: string }[]
}

interface PickedLine extends Omit<LineToPick, 'order_id'> {
  orders: { id: number; quantity: number }[]
}

/** The same thing of several orders is fetched once; what bears somebody's own words is a thing by itself. */
export function pickingList(lines: readonly LineToPick[]): PickedLine[] {
  const byThing = new Map<string, PickedLine>()
  for (const { order_id: id, ...line } of lines) {
    const key = JSON.stringify([line.product_id, line.declination_id, line.name, line.label, line.answers])
    const same = byThing.get(key) ?? { ...line, quantity: 0, orders: [] }
    const ofOrder = same.orders.find((order) => order.id === id)
    if (ofOrder) ofOrder.quantity += line.quantity
    else same.orders.push({ id, quantity: line.quantity })
    same.quantity += line.quantity
    byThing.set(key, same)
  }
  return [...byThing.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'fr') || a.label.localeCompare(b.label, 'fr'),
  )
}
