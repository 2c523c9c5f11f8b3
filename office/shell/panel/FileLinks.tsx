import { Box, Link } from '@mui/material'

/** Files that somebody has sent by a form, to be fetched. */
export function FileLinks({ files }: { files: readonly { id: string; filename: string }[] }) {
  return (
    <Box sx={{ display: 'grid' }}>
      {files.map(({ id, filename }) => (
        <Link key={id} href={`/api/forms/file/download/${id}`} download>
          {filename}
        </Link>
      ))}
    </Box>
  )
}
