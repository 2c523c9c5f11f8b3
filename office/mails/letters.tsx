import { Box, Chip, Link as MuiLink } from '@mui/material'
import { Loading } from 'react-admin'
import { Link } from 'react-router'
import type { LetterRow } from '#contract/mails/letters.ts'
import { getLetters } from '#contract/mails/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { letterScreenWords } from '#words/office/letters/words.ts'
import { LetterPage } from './LetterPage.tsx'

export const letterPages: Pages = { list: LetterList, edit: LetterPage }

/** Every mail that the site sends by itself: those in the estate's own words, and those that are what they are. */
function LetterList() {
  const words = letterScreenWords[useSpokenLocale()]
  const { title } = useThingWords('letters')
  const { data, refusal } = useAnswer('letters', () => ask(getLetters, {}))
  const letters = data?.letters ?? []
  return (
    <>
      <PageHead title={title} note={words.intro} />
      {refusal && <Quiet>{refusal}</Quiet>}
      {!data && !refusal && <Loading />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
          <Block title={words.own} hint={words.ownHint}>
            <Rows letters={letters.filter(({ fixed }) => fixed === null)} />
          </Block>
          <Block title={words.fixed} hint={words.fixedHint}>
            <Rows letters={letters.filter(({ fixed }) => fixed !== null)} />
          </Block>
        </Box>
      )}
    </>
  )
}

function Rows({ letters }: { letters: readonly LetterRow[] }) {
  const words = letterScreenWords[useSpokenLocale()]
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', columnGap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}
    >
      {letters.map(({ kind, fixed, isOwn }) => (
        <Box
          key={kind}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            minHeight: 44,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <MuiLink component={Link} to={`/letters/${kind}`} sx={{ fontWeight: 600, py: 0.75 }}>
            {words.kinds[kind]}
          </MuiLink>
          {isOwn && <Chip size="small" color="primary" variant="outlined" label={words.isOwn} />}
          {fixed && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', width: '100%', pb: 0.75 }}>
              {words.because[fixed]}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
