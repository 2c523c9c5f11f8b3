import type { StockLabel as Stock } from '#rules/catalogue/stock-label.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'

interface StockLabelProps {
  stock: Stock
  /** The estate's own words, where it has some. */
  inStockLabel: string | null
  notInStockLabel: string | null
  className?: string
}

/** Whether it can be had: a full dot, a dot half gone, an empty one, and always in words. */
export function StockLabel({ stock, inStockLabel, notInStockLabel, className = '' }: StockLabelProps) {
  const words = useWords().shop
  const told = {
    'in-stock': inStockLabel ?? words.inStock,
    low: stock.state === 'low' ? fill(words.lowStock, { n: stock.remaining }) : '',
    'sold-out': notInStockLabel ?? words.soldOut,
  }
  return (
    <p className={`flex items-baseline gap-2 text-[0.875rem] ${className}`} data-stock={stock.state}>
      <span
        aria-hidden="true"
        className={`inline-block size-[0.5em] shrink-0 rounded-full border ${DOT[stock.state]}`}
      />
      {told[stock.state]}
    </p>
  )
}

const DOT: Record<Stock['state'], string> = {
  'in-stock': 'border-current bg-current',
  low: 'border-accent bg-linear-to-t from-accent from-50% to-transparent to-50%',
  'sold-out': 'border-current opacity-70',
}
