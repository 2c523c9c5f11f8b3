import { Box } from '@mui/material'
import { SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { PAGE_LINKS } from '#contract/content/closed-sets.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { LinkTarget } from './LinkTarget.tsx'
import { usePageSettingsWords } from './use-page-settings-words.ts'

/** Whether it is a page or leads elsewhere, and where. */
export function LinkInput() {
  const words = usePageSettingsWords().link
  const thing = useThingWords('pages')
  const mayChange = useMayChange('content')
  const { setValue } = useFormContext()
  const type = useWatch({ name: 'linkType' })
  const url = useWatch({ name: 'linkUrl' })
  const choices = PAGE_LINKS.map((id) => ({ id, name: thing.choices.linkType?.[id] ?? id }))
  const change = (value: string | null) => setValue('linkUrl', value, { shouldDirty: true, shouldValidate: true })
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      <SelectInput
        source="linkType"
        label={thing.fields.linkType ?? ''}
        choices={choices}
        emptyText={words.page}
        translateChoice={false}
        disabled={!mayChange}
        helperText={type ? words.pageless : false}
        onChange={() => change(null)}
      />
      <LinkTarget type={type ?? null} url={url ?? null} isDisabled={!mayChange} onChange={change} />
    </Box>
  )
}
