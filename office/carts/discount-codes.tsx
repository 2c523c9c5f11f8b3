import { Link as MuiLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { DISCOUNT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { listAddress } from '#office/shell/list/list-address.ts'
import { YesNo } from '#office/shell/list/YesNo.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'

export const discountCodePages = screensOf('discountCodes', {
  columns: [
    { field: 'code', kind: 'code' },
    { field: 'amount', render: ({ type, amount }) => <Reduction type={type} amount={amount} /> },
    { field: 'detailType', kind: 'choice', onPhone: 'none' },
    { field: 'isValid', render: ({ isValid }) => <YesNo value={isValid} /> },
    { field: 'uses', kind: 'number', render: ({ uses, maxUses }) => <Uses uses={uses} maxUses={maxUses} /> },
    { field: 'turnover', kind: 'money' },
    { field: 'startsAt', kind: 'day', onPhone: 'none' },
    { field: 'endsAt', kind: 'day', onPhone: 'none' },
  ],
  filters: [
    { field: 'isValid', kind: 'yes' },
    { field: 'type', kind: 'choice', choices: DISCOUNT_TYPES },
  ],
  nameOf: ({ code, id }) => code || `#${id}`,
  form: [
    { section: 'code', fields: ['code', 'isValid', 'type', 'amount', 'detailType', 'least'] },
    { section: 'limits', fields: ['maxUses', 'maxUsesPerCustomer', 'startsAt', 'endsAt'] },
    { section: 'use', view: () => <Result /> },
  ],
})

function Reduction({ type, amount }: { type: string; amount: number }) {
  const words = useBusinessWords().codes
  const locale = useSpokenLocale()
  if (type === 'EURO') return formatPrice(amount, locale)
  return fill(words.percent, { n: numberFormat(locale, {}).format(amount) })
}

function Uses({ uses, maxUses }: { uses: number; maxUses: number | null }) {
  const words = useBusinessWords().codes
  return maxUses === null ? uses : fill(words.uses, { n: uses, most: maxUses })
}

/** What has come of a code so far; nothing of a new one. */
function Result() {
  const words = useBusinessWords().codes
  const { fields } = useThingWords('discountCodes')
  const locale = useSpokenLocale()
  const { moment } = useMoment()
  const code = useRecordContext()
  if (!code?.uses) return <Quiet>{words.unused}</Quiet>
  return (
    <>
      <Facts
        facts={[
          [fields.uses ?? '', code.uses],
          [fields.orders ?? '', code.orders],
          [fields.given ?? '', formatPrice(code.given, locale)],
          [fields.turnover ?? '', formatPrice(code.turnover, locale)],
          [fields.lastUsedAt ?? '', moment(code.lastUsedAt)],
        ]}
      />
      {code.orders > 0 && (
        <MuiLink component={Link} to={listAddress({ screen: 'orders', filter: { discountCode: code.code } })}>
          {words.orders}
        </MuiLink>
      )}
    </>
  )
}
