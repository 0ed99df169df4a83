import { createServer } from 'node:http'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { portOf } from '#tests/support/ports.ts'
import type { Peer, PeerName } from '../peers/process.ts'
import { askEach } from './rounds.ts'

const effort = { rounds: 1, seconds: 1, connections: 1 }
const closings: (() => void)[] = []
afterAll(() => closings.forEach((close) => close()))

test('a server whose list is shorter than the first one is left out and reported', async () => {
  const peers = [
    await answering('ours', { data: { feed: { edges: [{ tags: [1, 2] }, {}, {}] } } }),
    await answering('hand-written', { posts: [{}, {}] }),
    await answering('PostGraphile', { data: { nodes: [{}, {}, {}, {}] } }),
  ]
  expect(await compare(peers)).toEqual({
    names: ['ours', 'PostGraphile'],
    remarks: ['a page: not measured at hand-written. Error: It lists 2 of 3'],
  })
})

test('a server that responds with an error is left out and reported', async () => {
  const peers = [
    await answering('ours', { posts: [{}] }),
    await answering('PostGraphile', { data: { posts: [{}] }, errors: [{ message: 'No' }] }),
  ]
  const { names, remarks } = await compare(peers)
  expect(names).toEqual(['ours'])
  expect(remarks).toEqual([
    expect.stringContaining('not measured at PostGraphile. Error: GET /page answered 200'),
  ])
})

test('responses without a list are compared by their bytes', async () => {
  const peers = [await answering('ours', { id: 1 }), await answering('hand-written', { id: 1 })]
  expect(await compare(peers)).toEqual({ names: ['ours', 'hand-written'], remarks: [] })
})

async function compare(peers: readonly Peer[]) {
  const page = () => ({ path: '/page' })
  const calls = { ours: page, 'hand-written': page, PostGraphile: page }
  const remarks: string[] = []
  const databaseOf = () => new pg.Client()
  const contenders = await askEach({ name: 'a page', calls }, peers, databaseOf, effort, remarks)
  return { names: contenders.map(({ peer }) => peer.name), remarks }
}

async function answering(name: PeerName, body: object): Promise<Peer> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  closings.push(() => void stop())
  return {
    name,
    url: `http://localhost:${portOf(server.address())}/graphql`,
    pid: process.pid,
    startedIn: 0,
    stop,
  }
}
