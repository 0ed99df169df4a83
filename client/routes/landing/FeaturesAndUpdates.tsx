import {
  Bell,
  Coins,
  Flame,
  MessageCircle,
  Search,
  Share2,
  Smartphone,
  ThumbsUp,
  Users,
  WandSparkles,
  Zap,
} from 'lucide-react'
import { Tabs } from '#client/ui/Tabs.tsx'
import { FeatureGrid } from './Feature.tsx'
import { Section } from './Section.tsx'

const updates = [
  {
    icon: Coins,
    title: 'Coin rewards',
    text: 'Earn coins by completing tasks, redeem them for perks. Being funny finally pays.',
    tag: 'Launched',
  },
  {
    icon: Zap,
    title: 'Live feed',
    text: 'New posts appear while you watch. No pulling, no reloading, no missing the moment.',
    tag: 'New',
  },
  {
    icon: Smartphone,
    title: 'Mobile app',
    text: 'The whole of Guffaw in your pocket, free and without ads, for iOS and Android.',
    tag: 'Coming soon',
  },
]

const features = [
  { icon: WandSparkles, title: 'Meme generator', text: 'A picture and two lines of text become a meme.' },
  { icon: Flame, title: 'Trending dashboard', text: 'What is rising right now, and who made it.' },
  { icon: ThumbsUp, title: 'Up and down votes', text: 'One tap each way. The good ones float.' },
  { icon: Users, title: 'Creators and groups', text: 'Follow the people and circles you laugh with.' },
  { icon: MessageCircle, title: 'Comments and reactions', text: 'The second joke is often the better one.' },
  { icon: Share2, title: 'Social sharing', text: 'Take a meme anywhere your friends are.' },
  { icon: Search, title: 'Search', text: 'By tags, creators and kind of content.' },
  { icon: Bell, title: 'Notifications', text: 'Know the moment somebody laughs.' },
]

export function FeaturesAndUpdates() {
  return (
    <Section
      id="features"
      title="Features and Updates"
      intro="Everything you need to go from a shower thought to a running joke."
    >
      <Tabs
        label="Features and Updates"
        tabs={[
          { name: 'Latest Updates', content: <FeatureGrid features={updates} /> },
          { name: 'All Features', content: <FeatureGrid features={features} /> },
        ]}
      />
    </Section>
  )
}
