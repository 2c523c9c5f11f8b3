import { expect, test } from 'vitest'
import { readAnswer } from './wire.ts'

const read = (text: string) => readAnswer(Buffer.from(text))
const body = (text: string) => read(text)?.body.toString()

test('an answer is whole when as much has come as it says', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n'
  expect(read('HTTP/1.1 200 OK\r\nConte')).toBeNull()
  expect(read(`${head}four`)).toBeNull()
  expect(body(`${head}fiver`)).toBe('fiver')
  expect(read(`${head}fiver`)?.status).toBe(200)
})

test('an answer in pieces is whole after the empty one, and not after what looks like it', () => {
  const head = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n'
  expect(body(`${head}4\r\nsome\r\n6\r\nthings\r\n0\r\n\r\n`)).toBe('somethings')
  expect(read(`${head}4\r\nsome\r\n`)).toBeNull()
  expect(read(`${head}9\r\nab0\r\n\r\n`)).toBeNull()
})

test('an answer that does not tell its length cannot be measured', () => {
  expect(() => read('HTTP/1.1 200 OK\r\n\r\n')).toThrow('length')
})
