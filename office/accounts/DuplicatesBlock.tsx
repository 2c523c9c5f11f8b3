import { Box } from '@mui/material'
import type { Customer } from '#contract/accounts/customers.ts'
import { getDuplicates } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { DialogBlock } from '#office/shell/panel/DialogBlock.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Other accounts that may be the same person's, and making one of them. */
export function DuplicatesBlock({ customer }: { customer: Customer }) {
  const words = useBusinessWords().merge
  const params = { id: String(customer.id) }
  const { data, reload } = useAnswer(params.id, () => ask(getDuplicates, { params }))
  const duplicates = data?.duplicates ?? []
  return (
    <DialogBlock
      title={words.title}
      open={words.open}
      dialog={(onClose) => (
        <MergeDialog customer={customer} duplicates={duplicates} onMerged={() => void reload()} onClose={onClose} />
      )}
    >
      {duplicates.length === 0 && <Quiet>{words.none}</Quiet>}
      {duplicates.map(({ id, name, email, reasons }) => (
        <Box key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name || email}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[email, ...reasons.map((reason) => words.reasons[reason])].join(' · ')}
          </Box>
        </Box>
      ))}
    </DialogBlock>
  )
}
