import { expect, test } from 'vitest'
import { isToBeHandedOver, readHandOverCode, writeHandOverCode } from './hand-over-code.ts'

test('a code is read however it is written, and letters that look like digits are those', () => {
  for (const typed of ['7K4M2P', ' 7k4-m2p ', '7k4 m2p', '7K4·M2P']) expect(readHandOverCode(typed)).toBe('7K4M2P')
  expect(readHandOverCode('oil-234')).toBe('011234')
})

test('what is no code is none', () => {
  for (const typed of ['', '7K4M2', '7K4M2PP', '7K4M2U', 'C-000123', '7K4_M2P'])
    expect(readHandOverCode(typed)).toBeNull()
})

test('it is written in two parts, and read again', () => {
  expect(writeHandOverCode('7K4M2P')).toBe('7K4-M2P')
  expect(readHandOverCode(writeHandOverCode('7K4M2P'))).toBe('7K4M2P')
})

test('only what is paid and fetched is handed over', () => {
  expect(isToBeHandedOver({ delivery: 'CLICK_AND_COLLECT', fulfilment: 'READY_FOR_PICKUP' })).toBe(true)
  expect(isToBeHandedOver({ delivery: 'CLICK_AND_COLLECT', fulfilment: 'AWAITING_PAYMENT' })).toBe(false)
  expect(isToBeHandedOver({ delivery: 'CLICK_AND_COLLECT', fulfilment: 'DELIVERED' })).toBe(false)
  expect(isToBeHandedOver({ delivery: 'DELIVERY', fulfilment: 'PAID' })).toBe(false)
})
