import Button from '@mui/material/Button'
import type { RaRecord } from 'react-admin'
import { addNextVintage } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'

/** In one step: the next year of a wine, with the words and bottles of the newest it has. */
export function NextVintage({ product }: { product: RaRecord }) {
  const words = useScreenWords().catalogue.products
  const mayChange = useMayChange('catalogue')
  const { act, isBusy } = useAct()
  if (!mayChange || !product.vintages?.length) return null
  const duplicate = () =>
    act(ask(addNextVintage, { params: { id: String(product.id) }, body: {} }), words.nextVintageDone)
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void duplicate()}>
      {words.nextVintage}
    </Button>
  )
}
