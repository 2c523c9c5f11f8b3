import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processTree, stillAlive } from '#tests/support/process-tree.ts'
import { photograph } from '#tests/support/test-media.ts'
import { createPictureMaker, type PictureMakerOptions } from './create-picture-maker.ts'

const SMALL = { width: 16, height: null, format: 'jpg' } as const

function started(options: PictureMakerOptions = {}) {
  const maker = createPictureMaker(options)
  onTestFinished(maker.close)
  return maker
}

function makerProcesses(): number[] {
  return processTree(process.pid)
    .filter(({ command }) => command.includes('picture-process'))
    .map(({ pid }) => pid)
}

test('a picture is made in another process, which ends when it is no longer wanted', async () => {
  const maker = started()
  expect(makerProcesses()).toEqual([])
  const made = await maker.make(() => photograph(64, 32), SMALL)
  expect('bytes' in made && (await sharp(made.bytes).metadata())).toMatchObject({ width: 16, height: 8 })
  const pids = makerProcesses()
  expect(pids).toHaveLength(1)
  maker.close()
  await vi.waitFor(() => expect(stillAlive(pids)).toEqual([]), { timeout: 5_000 })
}, 30_000)

test('two are made at once, sixty wait, the others are sent away', async () => {
  const maker = started()
  const original = await photograph(64, 32)
  const open = async () => original
  const answers = await Promise.all(Array.from({ length: 70 }, () => maker.make(open, SMALL)))
  expect(answers.filter((answer) => 'bytes' in answer)).toHaveLength(62)
  expect(answers.slice(62)).toEqual(Array(8).fill({ refusal: 'overloaded' }))
}, 30_000)

test('five copies are under way at most, the others are sent away', async () => {
  const maker = started()
  const original = await photograph(64, 32)
  const answers = await Promise.all(Array.from({ length: 7 }, () => maker.copy(original)))
  expect(answers.slice(0, 5)).toMatchObject(Array(5).fill({ width: 64, height: 32 }))
  expect(answers.slice(5)).toEqual(Array(2).fill({ refusal: 'overloaded' }))
  expect(await maker.copy(original)).toMatchObject({ width: 64, height: 32 })
}, 30_000)

test('a process ends when there is no work, and never while there is', async () => {
  const maker = started({ idleMs: 40 })
  const original = await photograph(2000, 1000)
  const open = async () => original
  for (let turn = 0; turn < 8; turn++) {
    // Two that are ready together, then one that takes longer than an idle process would wait.
    await Promise.all([maker.make(open, SMALL), maker.make(open, SMALL)])
    await maker.make(open, { width: 800, height: null, format: 'avif' })
  }
  await vi.waitFor(() => expect(makerProcesses()).toEqual([]), { timeout: 5_000 })
}, 30_000)

test('what is killed while it works is told, and the next picture is made again', async () => {
  const maker = started()
  const original = await photograph(3000, 2000)
  const open = async () => original
  await maker.make(open, SMALL)
  const [pid = 0] = makerProcesses()
  const making = maker.make(open, { width: 2000, height: null, format: 'avif' })
  process.kill(pid, 'SIGKILL')
  await expect(making).rejects.toThrow('The picture process ended (SIGKILL)')
  expect(await maker.make(open, SMALL)).toHaveProperty('bytes')
}, 30_000)

test('a picture that cannot be opened is a failure of its own', async () => {
  const maker = started()
  await expect(maker.make(async () => Buffer.from('no picture'), SMALL)).rejects.toThrow(/could not be made/)
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
  await expect(maker.make(async () => gif, SMALL)).rejects.toThrow(/could not be made/)
  expect(await maker.take(gif)).toEqual({ refusal: 'media-unreadable' })
}, 30_000)
