import { Box, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Form } from 'react-admin'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { FieldInput } from './FieldInput.tsx'
import { defaultsOf } from './field-kind.ts'
import type { FormPart } from './form-part.ts'
import { PartsNav, partId } from './PartsNav.tsx'
import { resolveBy } from './resolve-by.ts'
import { SaveBar } from './SaveBar.tsx'
import { WrongNotice } from './WrongNotice.tsx'

interface ThingFormProps {
  name: string
  resource: ResourceDefinition
  parts: readonly FormPart[]
  /** Besides saving, at the foot of the form. */
  more?: ReactNode
  children?: ReactNode
}

/** The form of one thing, section by section, checked by the shapes of the contract while one types. */
export function ThingForm({ name, resource, parts, more, children }: ThingFormProps) {
  const thing = useThingWords(name)
  const locale = useSpokenLocale()
  const words = useWords().form
  const mayChange = useMayChange(resource.area)
  const { fields } = resource
  return (
    <Form
      resolver={resolveBy({ fields, locale })}
      disableInvalidFormNotification
      defaultValues={defaultsOf(fields)}
      warnWhenUnsavedChanges
      noValidate
    >
      {!mayChange && <Box sx={{ mb: 2, color: 'text.secondary' }}>{words.readOnly}</Box>}
      <PartsNav parts={parts} thing={thing} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100 }}>
        {parts.map(({ section, fields: names = [], view }) => (
          <Paper
            key={section}
            component="section"
            variant="outlined"
            sx={{ p: { xs: 2, md: 2.5 }, borderColor: 'divider', minWidth: 0 }}
          >
            <Typography
              id={partId(section)}
              tabIndex={-1}
              variant="h2"
              sx={{ mb: 2, scrollMarginTop: 120, outline: 0 }}
            >
              {thing.sections[section] ?? section}
            </Typography>
            {names.length > 0 && (
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
                {names.map((field) => (
                  <Box key={field} sx={{ minWidth: 0, ...(field === 'texts' && { gridColumn: '1 / -1' }) }}>
                    <FieldInput
                      source={field}
                      field={field}
                      shape={fields.shape[field]}
                      thing={thing}
                      isDisabled={!mayChange}
                    />
                  </Box>
                ))}
              </Box>
            )}
            {view?.()}
          </Paper>
        ))}
      </Box>
      <WrongNotice />
      {mayChange && <SaveBar>{more}</SaveBar>}
      {children}
    </Form>
  )
}
