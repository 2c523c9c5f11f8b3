/** A declination and how many of it. */
export interface BasketLine {
  id: number
  name: string
  quantity: number
}

export interface SimulationRequest {
  products: string
  country: string
  postalCode: string
}

interface Typed {
  basket: readonly BasketLine[]
  country: string
  postalCode: string
}

/** As the call asks for it, `12x6,15x1`; null while there is no basket or no place. */
export function simulationRequest({ basket, country, postalCode }: Typed): SimulationRequest | null {
  const lines = basket.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0 || postalCode.trim() === '') return null
  return {
    products: lines.map(({ id, quantity }) => `${id}x${quantity}`).join(','),
    country,
    postalCode: postalCode.trim(),
  }
}
