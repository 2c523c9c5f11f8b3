import { Box } from '@mui/material'

/** What nobody has read yet stands out. */
export function NewOr({ isNew, children }: { isNew: boolean; children: string | null }) {
  return (
    <Box component="span" sx={{ fontWeight: isNew ? 700 : 400 }}>
      {children}
    </Box>
  )
}
