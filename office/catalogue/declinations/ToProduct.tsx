import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useScreenWords } from '#office/shell/use-screen-words.ts'

/** Back to the product, where its other vintages and formats are. */
export function ToProduct({ productId }: { productId: number }) {
  const words = useScreenWords().catalogue.products
  return (
    <Button component={Link} to={`/products/${productId}`} variant="outlined" color="secondary">
      {words.toProduct}
    </Button>
  )
}
