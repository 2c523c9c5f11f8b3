import { en as imports } from '#words/imports/en.ts'
import { en as customersWords } from './customers/en.ts'
import { en as estateWords } from './estate/en.ts'
import type { BusinessWords } from './fr.ts'
import { en as ordersWords } from './orders/en.ts'
export const en: BusinessWords = {
  ...ordersWords,
  ...customersWords,
  ...estateWords,
  things: {
    imports: { choices: { kind: imports.kinds, state: imports.states } },
    orders: {
      choices: {
        fulfilment: {
          AWAITING_PAYMENT: 'Awaiting payment',
          PAID: 'To prepare',
          IN_PREPARATION: 'In preparation',
          SHIPPED: 'Shipped',
          READY_FOR_PICKUP: 'Ready for pick-up',
          DELIVERED: 'Delivered',
          CANCELLED: 'Cancelled',
        },
        money: {
          OPEN: 'To be paid',
          PAID: 'Paid',
          PARTLY_REFUNDED: 'Partly refunded',
          REFUNDED: 'Refunded',
          HELD: 'Payment held',
        },
        deliveryType: {
          DELIVERY: 'To the door',
          PICKUP: 'Access point',
          CLICK_AND_COLLECT: 'Pick-up at the estate',
          NO_DELIVERY: 'No delivery',
        },
      },
    },
    quotes: {
      choices: {
        state: { OPEN: 'Waiting', ACCEPTED: 'Accepted', LAPSED: 'Lapsed', WITHDRAWN: 'Withdrawn' },
        source: { TELEPHONE: 'By telephone', VISIT: 'At the estate', FAIR: 'At a fair', OTHER: 'Otherwise' },
      },
    },
    messages: {
      choices: {
        topic: {
          VISIT: 'Visits and tastings',
          ORDER: 'Orders and delivery',
          WINE: 'Our wines',
          TRADE: 'Trade',
          PRESS: 'Press',
          OTHER: 'Something else',
        },
      },
    },
    customerGroups: {
      sections: { group: 'Group' },
      hints: { description: 'For you: your customers do not see it.' },
    },
    discountCodes: {
      sections: { code: 'Discount', limits: 'Limits', use: 'Result' },
      choices: {
        type: { PERCENT: 'Percentage', EURO: 'Euros' },
        detailType: { PRODUCT: 'The products', SHIPPING_FEES: 'The delivery' },
      },
      hints: {
        code: 'At least three characters, no space.',
        amount: 'Euros or percent, by the kind of discount.',
        least: 'What the products must come to for the code to be accepted.',
        maxUses: 'Empty: no limit.',
        maxUsesPerCustomer: 'Empty: no limit.',
      },
    },
    collectionPlaces: {
      sections: { place: 'Place', hours: 'Pick-up hours', closures: 'Closing days' },
      hints: {
        slotMinutes: 'From 10 to 480 minutes.',
        capacity: 'Beyond that, the slot is no longer offered.',
      },
    },
    companyAddresses: {
      sections: { address: 'Address', place: 'On the map' },
      hints: { position: 'The smallest numbers are shown first.' },
    },
    people: { title: 'Team', one: 'Person', fields: {}, choices: {} },
    simulator: { title: 'Delivery simulator', one: 'Simulation', fields: {}, choices: {} },
  },
  today: {
    counts: {
      toPrepare: 'Orders to prepare',
      inPreparation: 'In preparation',
      toHandOver: 'To hand over at the estate',
      held: 'Payments held',
      messages: 'Messages to answer',
      returns: 'Returns to decide',
      withdrawals: 'Withdrawals',
      toRefund: 'Returns to refund',
      privacy: 'Requests about personal data',
      mails: 'Failed mails',
      reviews: 'Reviews to read',
    },
    overdue: { one: '1 of them overdue', many: '{n} of them overdue' },
    nextDue: 'the next before {day}',
    turnover: 'Turnover',
    turnoverHint: 'VAT and delivery included, refunds taken off.',
    spans: { today: 'Today', month: 'This month', year: 'This year' },
    orders: { one: '1 order', many: '{n} orders' },
    lastYear: 'last year by this day: {amount}',
    noLastYear: 'nothing last year by this day',
    by: { days: 'Last 30 days', months: 'Last 12 months' },
    scale: 'Period',
    chart: 'Turnover, {scale}: {amount}, against {lastYear} a year before',
    thisYear: 'This year',
    yearBefore: 'A year before',
    table: 'See the figures',
    hideTable: 'Hide the figures',
    csv: 'Export (CSV)',
    file: 'turnover',
    columns: { day: 'Day', month: 'Month', amount: 'Turnover', lastYear: 'A year before', orders: 'Orders' },
    best: 'Best-selling wines',
    bestHint: 'Over thirty days.',
    pieces: 'Pieces',
    noSale: 'No sale within thirty days.',
    runningOut: 'Stock that runs out',
    runningOutHint: 'Gone within thirty days at the present pace.',
    toStock: 'See these stocks',
    noneRunsOut: 'No stock runs out within thirty days.',
    left: 'Left',
    daysLeft: { none: 'gone', one: '1 day', many: '{n} days' },
    duration: 'Lasts',
    visits: 'Visits and carts',
    visitsHint: 'Over thirty days.',
    visitCount: 'Visits counted',
    conversion: 'Orders for 100 visits',
    ordered: 'Orders',
    cartsLeft: 'Carts left behind',
    sources: 'Came from',
  },
}
