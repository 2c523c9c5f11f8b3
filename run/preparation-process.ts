import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import type { PreparationCommand, PreparationOrders, PreparationReport, Prepared } from './preparation-protocol.ts'
import { prepareDatabase } from './prepare-database.ts'
import { prepareDemoOrders } from './prepare-demo-orders.ts'

/**
 * The program of the process that brings the database up to date and loads the demo: all of the shop takes part in it, and
 * what that takes of memory is given back when it ends.
 */
const tell = (report: PreparationReport) => process.send?.(report)
const say = (text: string) => tell({ type: 'step', text })
let tidy = async () => {}

process.on('disconnect', () => process.exit(0))
process.on('message', (command: PreparationCommand) => {
  const work = command.type === 'prepare' ? prepare(command.orders) : finish()
  work.catch((error: Error) => tell({ type: 'failed', reason: error.message }))
})

async function prepare({ settings, keys, ownerUrl }: PreparationOrders): Promise<void> {
  const { appUrl, afterwards } = await prepareDatabase({ ownerUrl, settings, keys, say })
  tidy = afterwards
  const giftCard = settings.demoOrders ? await prepareDemoOrders({ appUrl, settings, keys, say }) : null
  const estates = settings.demo ? DEMO_ESTATES.map(({ name, hosts }) => ({ name, host: hosts[0] })) : []
  const prepared: Prepared = { appUrl, giftCard, estates }
  tell({ type: 'prepared', prepared })
}

async function finish(): Promise<void> {
  await tidy()
  tell({ type: 'tidied' })
}
