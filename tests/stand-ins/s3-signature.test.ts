import { expect, test } from 'vitest'
import { type SignedRequest, signatureProblem } from './s3-signature.ts'

/** The example of the service's own documentation, «Authenticating Requests (AWS Signature Version 4)», GET Object. */
const account = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const now = new Date('2013-05-24T00:05:00Z')
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
const request: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  body: Buffer.alloc(0),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${account.accessKey}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
  },
}

test('the documented example passes, and nothing that differs from it', () => {
  expect(signatureProblem({ request, account, now })).toBeNull()
  expect(signatureProblem({ request: { ...request, url: '/test2.txt' }, account, now })).toBe('SignatureDoesNotMatch')
  expect(signatureProblem({ request: { ...request, method: 'PUT' }, account, now })).toBe('SignatureDoesNotMatch')
  expect(signatureProblem({ request: { ...request, body: Buffer.from('x') }, account, now })).toBe(
    'XAmzContentSHA256Mismatch',
  )
  expect(signatureProblem({ request, account: { ...account, secret: 'x' }, now })).toBe('SignatureDoesNotMatch')
  expect(signatureProblem({ request, account, now: new Date('2013-05-24T01:00:00Z') })).toBe('RequestTimeTooSkewed')
  const unsigned = { ...request.headers, 'x-amz-acl': 'public-read' }
  expect(signatureProblem({ request: { ...request, headers: unsigned }, account, now })).toBe('AccessDenied')
})
