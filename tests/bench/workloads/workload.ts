import type { Community, Member } from '../community/community.ts'
import type { Call } from '../measure/load.ts'
import type { PeerName } from '../peers/process.ts'

/** The same request for each server. `turn` counts the requests, so that each can be from another member. */
export type Workload = {
  name: string
  calls: Partial<Record<PeerName, (turn: number) => Call>>
  /** The reason why our response and the hand-written one differ and are not compared. */
  differs?: true
}

/** Receives the contents of the database, because some requests need a certain post. */
export type WorkloadOf = (community: Community) => Workload | Promise<Workload>

export function memberAt({ members }: Community, turn: number): Member {
  const member = members[turn % members.length]
  if (!member) throw new Error('Nobody is signed in')
  return member
}

/** The request of a member to our server. */
export function signed(member: Member, call: Call): Call {
  return { ...call, headers: { authorization: `Bearer ${member.token}` } }
}

/** The request to the hand-written server, which does not authenticate. */
export function named(member: Member, call: Call): Call {
  return { ...call, headers: { member: member.id } }
}

/** The request to PostGraphile, which runs as the owner of the database. */
export function toPostgraphile(query: string, variables: object): Call {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) }
}
