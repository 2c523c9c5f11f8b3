import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import { Button } from '@mui/material'
import { useWrittenWords } from '#office/shell/use-screen-words.ts'

/** The page of a thing that visitors see, beside the office. */
export function ViewOnSite({ path, label }: { path: string; label?: string }) {
  const words = useWrittenWords()
  return (
    <Button color="secondary" startIcon={<OpenIcon />} href={path} target="_blank" rel="noopener">
      {label ?? words.onSite}
    </Button>
  )
}
