import { Agent, request } from 'node:http'

export interface Target {
  host: string
  port: number
  /** What there is to buy; null at an address where nothing is to be bought. */
  goods: Goods | null
}

export interface Goods {
  carrier: number
  bottle: number
}

export interface Asked {
  path: string
  method?: 'GET' | 'POST'
  payload?: object
  /** The address that the proxy in front says the visitor has. */
  from: string
}

interface Answer {
  /** 0 when the connection was cut or nothing came in time. */
  status: number
  text: string
}

const PATIENCE_MS = 10_000

export type Send = (asked: Asked) => Promise<Answer>

/** A visitor's browser: its connections stay open between two pages. */
export function createSender({ host, port }: Target): { send: Send; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const send: Send = ({ path, method = 'GET', payload, from }) =>
    new Promise((resolve) => {
      const cut = () => resolve({ status: 0, text: '' })
      const headers = {
        'x-forwarded-for': from,
        'accept-encoding': 'identity',
        ...(payload ? { 'content-type': 'application/json' } : {}),
      }
      const asked = request({ host, port, path, method, agent, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', cut)
        answer.on('close', () => (answer.complete ? resolve({ status: answer.statusCode ?? 0, text }) : cut()))
      })
      asked.on('error', cut)
      asked.setTimeout(PATIENCE_MS, () => asked.destroy())
      asked.end(payload ? JSON.stringify(payload) : undefined)
    })
  return { send, close: () => agent.destroy() }
}

export const pause = (ms: number) => new Promise((later) => setTimeout(later, ms))
