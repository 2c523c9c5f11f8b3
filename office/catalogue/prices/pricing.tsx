import { Box, Paper, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { PricePreview } from './PricePreview.tsx'
import { type PriceChange, usePreview } from './use-preview.ts'
import { WinePicker } from './WinePicker.tsx'

export const pricingPages: Pages = { list: Pricing }

/** Many prices at once, now or at a time: choose, say how, look, confirm. */
function Pricing() {
  const words = useScreenWords().catalogue.pricing
  const { title } = useThingWords('pricing')
  const { readOnly } = useWords().form
  const mayChange = useMayChange('prices')
  const [chosen, setChosen] = useState<readonly RaRecord['id'][]>([])
  const preview = usePreview()
  const choose = (ids: readonly RaRecord['id'][]) => {
    setChosen(ids)
    preview.forget()
  }
  const show = (change: PriceChange) => preview.show(chosen, change)
  const done = () => {
    setChosen([])
    preview.forget()
  }
  if (!mayChange) return <PageHead title={title} note={readOnly} />
  return (
    <>
      <PageHead title={title} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100 }}>
        <Step title={words.choose}>
          <WinePicker chosen={chosen} onChoose={choose} />
        </Step>
        <Step title={words.how}>
          <ChangeForm
            count={chosen.length}
            isBusy={preview.isBusy}
            problems={preview.problems}
            onChange={preview.forget}
            onShow={show}
          />
        </Step>
        {preview.shown && (
          <Step title={words.look}>
            <PricePreview shown={preview.shown} onDone={done} />
          </Step>
        )}
      </Box>
    </>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 }, borderColor: 'divider', minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
