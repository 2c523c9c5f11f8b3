import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forgetSecrets, readSettings, SETTING_NAMES } from './settings.ts'

const readBeside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('without anything set the server is a local demo on port 3000', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, demo: true, databaseUrl: null, trustProxy: 0 })
})

test('a bad value is named with what is wrong', () => {
  expect(() => readSettings({ PORT: 'abc' })).toThrow(
    'The setting PORT="abc" is not valid: it must be a whole number from 0 to 65535.',
  )
  expect(() => readSettings({ PORT: '70000' })).toThrow(/PORT/)
  expect(() => readSettings({ WORKERS: '0' })).toThrow(/WORKERS/)
  expect(() => readSettings({ DEMO: 'perhaps' })).toThrow(/DEMO.*must be 0 or 1/)
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL.*must be one of fatal, error/)
  expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow(/must start with postgres/)
  expect(() => readSettings({ SECRET_KEY: 'short' })).toThrow(/at least 32/)
})

test('proxies are counted, or named', () => {
  const read = (value: string) => readSettings({ TRUST_PROXY: value }).trustProxy
  expect(['0', '1', '2'].map(read)).toEqual([0, 1, 2])
  expect(read('10.0.0.7, 192.168.0.0/16,2001:db8::/32')).toEqual(['10.0.0.7', '192.168.0.0/16', '2001:db8::/32'])
  for (const wrong of ['10', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.7,', '-1']) {
    expect(() => read(wrong)).toThrow(/TRUST_PROXY.*must be a number of proxies from 0 to 9, or their addresses/)
  }
})

test('a database of one’s own wants a secret and has no demo unless asked', () => {
  expect(() => readSettings({ DATABASE_URL: 'postgres://h/d' })).toThrow(/SECRET_KEY must be set/)
  const own = { DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'x'.repeat(32) }
  expect(readSettings(own).demo).toBe(false)
  expect(readSettings({ ...own, DEMO: '1' }).demo).toBe(true)
})

test('test cards are no money: they pay where the demo is, elsewhere only when that is asked for', () => {
  const own = { DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'x'.repeat(32) }
  expect([readSettings({}).testCards, readSettings({ DEMO: '0' }).testCards]).toEqual([true, false])
  expect([readSettings(own).testCards, readSettings({ ...own, TEST_CARDS: '1' }).testCards]).toEqual([false, true])
})

test('an empty variable is as if it were not there', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('a bucket is named by its address', () => {
  const url = 's3://key:secret@s3.example.com/media?region=eu-west-3'
  expect(readSettings({ STORAGE_URL: url }).storageUrl).toBe(url)
  expect(readSettings({}).storageUrl).toBeNull()
  expect(() => readSettings({ STORAGE_URL: 'https://s3.example.com' })).toThrow(
    /STORAGE_URL is not valid: it must look/,
  )
})

test('a mail server is named by its address', () => {
  const url = 'smtps://me:secret@mail.example.com:465'
  expect(readSettings({ SMTP_URL: url }).smtpUrl).toBe(url)
  expect(readSettings({}).smtpUrl).toBeNull()
  expect(() => readSettings({ SMTP_URL: 'mail.example.com' })).toThrow(/SMTP_URL is not valid: it must look/)
})

test('what is secret is not repeated, however wrong it is', () => {
  for (const name of [
    'STORAGE_URL',
    'DATABASE_URL',
    'SECRET_KEY',
    'SECRET_KEY_PREVIOUS',
    'SMTP_URL',
    'METRICS_TOKEN',
  ]) {
    const reading = () => readSettings({ [name]: name === 'METRICS_TOKEN' ? 'hush' : 'ftp://me:hush@host' })
    expect(reading).toThrow(name)
    expect(reading).not.toThrow(/hush/)
  }
})

test('a previous key needs a new one beside it', () => {
  const previous = { SECRET_KEY_PREVIOUS: 'x'.repeat(32) }
  expect(() => readSettings(previous)).toThrow('SECRET_KEY_PREVIOUS stands beside a new SECRET_KEY, which is not set.')
  expect(readSettings({ ...previous, SECRET_KEY: 'y'.repeat(32) }).previousKey).toBe('x'.repeat(32))
})

test('metrics leave the loopback address only with a token', () => {
  expect(readSettings({})).toMatchObject({ metricsHost: '127.0.0.1', metricsToken: null })
  expect(() => readSettings({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN must be set too')
  expect(readSettings({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'x'.repeat(16) }).metricsHost).toBe('0.0.0.0')
})

test('what is secret can be taken out of an environment', () => {
  const environment = {
    PORT: '1',
    SECRET_KEY: 'a',
    SECRET_KEY_PREVIOUS: 'b',
    DATABASE_URL: 'c',
    SMTP_URL: 'd',
    STORAGE_URL: 'e',
  }
  forgetSecrets(environment)
  expect(environment).toEqual({ PORT: '1' })
})

test('the README describes each setting, and no other', () => {
  const section = readBeside('./README.md')
    .split('\n## ')
    .find((part) => part.startsWith('Settings'))
  const described = [...(section ?? '').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(described.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('.env.example names each setting once, and each with the value it has anyway', () => {
  const named = [...readBeside('./.env.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }))
  expect(named.map(({ name }) => name).toSorted()).toEqual(SETTING_NAMES.toSorted())
  expect(readSettings(Object.fromEntries(named.map(({ name, value }) => [name, value])))).toEqual(readSettings({}))
})
