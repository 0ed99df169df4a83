import { PASSWORD, type Community } from '../community/community.ts'
import { PROFILE, TRENDING_MEMBERS } from './postgraphile-documents.ts'
import { memberAt, named, signed, toPostgraphile, type Workload } from './workload.ts'

export function profile(community: Community): Workload {
  return {
    name: 'profile',
    calls: {
      ours: (turn) => signed(memberAt(community, turn), { path: '/api/v1/users/me/profile-info' }),
      'hand-written': (turn) => named(memberAt(community, turn), { path: '/profile' }),
      PostGraphile: (turn) => toPostgraphile(PROFILE, { viewer: memberAt(community, turn).id }),
    },
  }
}

export function trendingMembers(community: Community): Workload {
  return {
    name: 'trending members',
    calls: {
      ours: (turn) => signed(memberAt(community, turn), { path: '/api/v1/users/me/trending-profiles' }),
      'hand-written': (turn) => named(memberAt(community, turn), { path: '/trending-members' }),
      PostGraphile: () => toPostgraphile(TRENDING_MEMBERS, {}),
    },
  }
}

export function login(): Workload {
  const body = (turn: number) =>
    JSON.stringify({ email: `member_${(turn % 20_000) + 1}@mail.example`, password: PASSWORD })
  return {
    name: 'login',
    differs: true,
    calls: {
      ours: (turn) => ({ path: '/api/v1/auth/login', body: body(turn) }),
      'hand-written': (turn) => ({ path: '/login', body: body(turn) }),
    },
  }
}
