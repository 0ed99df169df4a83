import type { Community, Member } from '../community/community.ts'
import type { Call } from '../measure/load.ts'
import type { PeerName } from '../peers/process.ts'

/** How one thing is asked of each that can do it; `turn` counts the requests, so that each can be another's. */
export type Workload = {
  name: string
  calls: Partial<Record<PeerName, (turn: number) => Call>>
  /** Where ours and the hand-written answer differ for a reason, they are not compared. */
  differs?: true
}

/** Told what is in the database, since some ask for a certain post. */
export type WorkloadOf = (community: Community) => Workload | Promise<Workload>

export function memberAt({ members }: Community, turn: number): Member {
  const member = members[turn % members.length]
  if (!member) throw new Error('Nobody is signed in')
  return member
}

/** To our server as that member. */
export function signed(member: Member, call: Call): Call {
  return { ...call, headers: { authorization: `Bearer ${member.token}` } }
}

/** To the hand-written server, which believes what it is told. */
export function named(member: Member, call: Call): Call {
  return { ...call, headers: { member: member.id } }
}

/** To PostGraphile, which is asked as the database's owner. */
export function toPostgraphile(query: string, variables: object): Call {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) }
}
