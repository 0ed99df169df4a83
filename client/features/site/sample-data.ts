import { PRODUCT_NAME } from '#rules/limits.ts'

/** Sample content of the landing page. */

export type Story = { id: string; name: string; avatar: string; viewed: boolean }

export const stories: readonly Story[] = [
  { id: '1', name: 'Captain Crumb', avatar: '/art/people/toast.svg', viewed: false },
  { id: '2', name: 'Auntie Pixel', avatar: '/art/people/auntie.svg', viewed: false },
  { id: '3', name: 'Mittens', avatar: '/art/people/cat.svg', viewed: false },
  { id: '4', name: 'Fox in Socks-ish', avatar: '/art/people/fox.svg', viewed: true },
  { id: '5', name: 'Robo Rob', avatar: '/art/people/robot.svg', viewed: true },
]

export type Job = {
  companyLogo: string
  companyName: string
  postTime: string
  status: string
  jobTitle: string
  appliedCount: number
}

export const job: Job = {
  companyLogo: '/favicon.svg',
  companyName: PRODUCT_NAME,
  postTime: '2 days ago',
  status: 'Active',
  jobTitle: 'Community Manager',
  appliedCount: 24,
}

export type TeamMember = {
  name: string
  position: string
  imageUrl: string
  twitterUrl: string
  linkedinUrl: string
}

export const team: readonly TeamMember[] = [
  {
    name: 'Noor Castellan',
    position: 'Product and design',
    imageUrl: '/art/people/noor.svg',
    twitterUrl: 'https://twitter.com/',
    linkedinUrl: 'https://www.linkedin.com/',
  },
  {
    name: 'Anders Vale',
    position: 'Engineering',
    imageUrl: '/art/people/anders.svg',
    twitterUrl: 'https://twitter.com/',
    linkedinUrl: 'https://www.linkedin.com/',
  },
]
