import { enterOffice } from './office.ts'
import { createTestApp } from './test-app.ts'
import { insertOrder, TEST_ADDRESS } from './test-order.ts'

/** A customer with a proven address, orders without an account of theirs and of others, and an owner who asks. */
export async function openGuests() {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { rows } = await shop.admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname, email_confirmed_at)
     values (1, 'zoe.lemaire@example.org', 'CUSTOMER', 'Zoé', 'Lemaire', now()) returning id`,
  )
  const customer: number = rows[0].id
  await shop.admin.query(
    `insert into estate.customer_addresses (site_id, user_id, firstname, lastname, company, address, address_part2,
       postal_code, city, country_id, is_delivery_default, is_billing_default, created_at)
     values (1, $1, 'Zoé', 'Lemaire', '', '1 rue', '', '75001', 'Paris', 250, true, true, now())`,
    [customer],
  )
  const place = async (given: {
    email: string
    firstname?: string
    lastname?: string
    siteId?: number
    userId?: number
  }) => {
    const { lastname = 'Lemaire', ...order } = given
    const columns = { lastname, billing_address: JSON.stringify(TEST_ADDRESS) }
    return (await insertOrder(shop.admin, { firstname: 'Zoé', ...order, columns })).id
  }
  const mail = await place({ email: 'zoelemaire+vin@example.org', lastname: 'L.' })
  const name = await place({ email: 'zl@example.net' })
  const other = await place({ email: 'inconnu@example.net', firstname: 'Paul', lastname: 'Durand' })
  const taken = await place({ email: 'autre@example.net', userId: customer })
  const foreign = await place({ email: 'zoe.lemaire@example.org', siteId: 2 })
  return { shop, ask: owner.ask, customer, mail, name, other, taken, foreign }
}
