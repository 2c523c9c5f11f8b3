import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTarHeader, TAR_BLOCK, tarFilling, tarHeader } from './tar-header.ts'

const entry = { name: 'tables/orders.ndjson.gz', size: 5, modifiedAt: new Date('2026-11-17T10:00:00Z') }

test('a header is read as it was written, and nothing is the end', () => {
  expect(readTarHeader(tarHeader(entry))).toEqual({ name: entry.name, size: 5 })
  expect(readTarHeader(new Uint8Array(TAR_BLOCK))).toBeNull()
})

test('other programs read it too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuvee-tar-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'one.tar')
  const filling = Buffer.alloc(tarFilling(5) + 2 * TAR_BLOCK)
  writeFileSync(path, Buffer.concat([tarHeader(entry), Buffer.from('hello'), filling]))
  expect(execFileSync('tar', ['-xOf', path, entry.name]).toString()).toBe('hello')
})

test('a changed byte, a link, half a header and names that do not fit are refused', () => {
  const damaged = tarHeader(entry)
  damaged[3] = 0x41
  expect(() => readTarHeader(damaged)).toThrow('does not add up')
  const link = tarHeader(entry)
  link[156] = 0x32
  // The sum is one byte's difference more.
  link.set(new TextEncoder().encode((checksum(link) + 2).toString(8).padStart(6, '0')), 148)
  expect(() => readTarHeader(link)).toThrow('no ordinary file')
  expect(() => readTarHeader(tarHeader(entry).subarray(0, 100))).toThrow('breaks off')
  expect(() => tarHeader({ ...entry, name: 'a'.repeat(101) })).toThrow('no name')
  expect(() => tarHeader({ ...entry, name: 'é' })).toThrow('no name')
  expect(() => tarHeader({ ...entry, size: 8 ** 11 })).toThrow('too large')
})

function checksum(header: Uint8Array): number {
  return Number.parseInt(new TextDecoder().decode(header.subarray(148, 154)), 8)
}

test.each([
  [0, 0],
  [1, 511],
  [512, 0],
  [513, 511],
])('after %i bytes, %i fill the block up', (size, filling) => {
  expect(tarFilling(size)).toBe(filling)
})
