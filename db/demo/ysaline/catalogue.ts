import type { DemoCatalogue } from '../catalogue.ts'

export const catalogue: DemoCatalogue = { products: [] }
