import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { CustomerPage } from './CustomerPage.tsx'

export const customerPages: Pages = { list: CustomerList, edit: CustomerPage }

/** Who has an account: what they have bought, and when last. */
function CustomerList() {
  const { emptyHint } = useBusinessWords().customers
  return (
    <ThingList
      name="customers"
      columns={[
        { field: 'name' },
        { field: 'email' },
        { field: 'phone', kind: 'code', onPhone: 'none' },
        { field: 'orders', kind: 'number' },
        { field: 'turnover', kind: 'money' },
        { field: 'lastOrderAt', kind: 'day' },
        { field: 'groups', render: ({ groups }) => groups.join(', ') },
        { field: 'createdAt', kind: 'day', onPhone: 'none' },
      ]}
      filters={[
        { field: 'idGroup', kind: 'thing', from: 'customerGroups' },
        { field: 'hasDuplicate', kind: 'yes' },
        { field: 'orderedFrom', kind: 'day' },
        { field: 'orderedUntil', kind: 'day' },
      ]}
      nameOf={({ name, email }) => name || email}
      emptyHint={emptyHint}
    />
  )
}
