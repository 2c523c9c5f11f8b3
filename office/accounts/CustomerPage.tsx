import { Loading, useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import type { Customer } from '#contract/accounts/customers.ts'
import { addCustomerNote, removeCustomerNote } from '#contract/accounts/routes.ts'
import { CustomerPastOrders } from '#office/imports/CustomerPastOrders.tsx'
import { CustomerData } from '#office/privacy/CustomerData.tsx'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { Notes } from '#office/shell/panel/Notes.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { CustomerGroups } from './CustomerGroups.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { AddressesBlock, CardsBlock, ConsentsBlock, WhoBlock } from './CustomerParts.tsx'
import { DuplicatesBlock } from './DuplicatesBlock.tsx'
import { GuestOrdersBlock } from './GuestOrdersBlock.tsx'

/** Everything the estate knows of one customer. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const { customers: words, notes, today } = useBusinessWords()
  const locale = useSpokenLocale()
  const mayChange = useMayChange('customers')
  const { data: customer, error } = useGetOne<Customer>('customers', { id: Number(id), ...WHOLE })
  if (error) return <PageHead title={words.notFound} above={<BackLink name="customers" />} />
  if (!customer) return <Loading />
  const params = { id: String(customer.id) }
  const { paidOrders: n } = customer
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  const bought = n === 1 ? today.orders.one : fill(today.orders.many, { n })
  return (
    <>
      <PageHead
        title={name}
        note={`${bought} · ${formatPrice(customer.turnover, locale)}`}
        above={<BackLink name="customers" />}
      />
      <Columns
        main={<CustomerOrders customer={customer} />}
        rest={
          <>
            <CustomerPastOrders id={customer.id} />
            <AddressesBlock customer={customer} />
            <CardsBlock customer={customer} />
            <ConsentsBlock customer={customer} />
          </>
        }
        side={
          <>
            <WhoBlock customer={customer} />
            <CustomerGroups customer={customer} mayChange={mayChange} />
            <Notes
              notes={customer.notes}
              mayChange={mayChange}
              hint={notes.hint}
              onAdd={(text) => ask(addCustomerNote, { params, body: { text } })}
              onRemove={(note) => ask(removeCustomerNote, { params: { ...params, note: String(note) } })}
            />
            {mayChange && <DuplicatesBlock key={customer.id} customer={customer} />}
            {mayChange && <GuestOrdersBlock key={`guests ${customer.id}`} id={customer.id} />}
            <CustomerData id={customer.id} name={name} />
          </>
        }
      />
    </>
  )
}
