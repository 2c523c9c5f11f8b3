import type { OfficeOrder } from '#contract/orders/office-orders.ts'

type Goods = OfficeOrder['goods'][number]
type MoneyMove = OfficeOrder['moneyMoves'][number]

/** Something that happened to an order: to its goods, or to its money. */
export type Happening = { at: string } & ({ goods: Goods } | { money: MoneyMove })

/** Both together, newest first; at the same instant, money came before the goods that it moved. */
export function timelineOf({ goods, moneyMoves }: Pick<OfficeOrder, 'goods' | 'moneyMoves'>): Happening[] {
  const happened: Happening[] = [
    ...goods.map((one) => ({ at: one.at, goods: one })).reverse(),
    ...moneyMoves.map((one) => ({ at: one.at, money: one })).reverse(),
  ]
  return happened.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
