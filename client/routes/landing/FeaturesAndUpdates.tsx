import { Tabs } from '#client/ui/Tabs.tsx'
import { FeatureGrid } from './Feature.tsx'
import { Section } from './Section.tsx'

const updates = [
  {
    icon: 'coins',
    title: 'Coin rewards',
    text: 'Earn coins by completing tasks, redeem them for perks. Being funny finally pays.',
    tag: 'Launched',
  },
  {
    icon: 'zap',
    title: 'Live feed',
    text: 'New posts appear while you watch. No pulling, no reloading, no missing the moment.',
    tag: 'New',
  },
  {
    icon: 'smartphone',
    title: 'Mobile app',
    text: 'The whole of Guffaw in your pocket, free and without ads, for iOS and Android.',
    tag: 'Coming soon',
  },
]

const features = [
  { icon: 'wand-sparkles', title: 'Meme generator', text: 'A picture and two lines of text become a meme.' },
  { icon: 'flame', title: 'Trending dashboard', text: 'What is rising right now, and who made it.' },
  { icon: 'laugh', title: 'Up and down votes', text: 'One tap each way. The good ones float.' },
  { icon: 'users', title: 'Creators and groups', text: 'Follow the people and circles you laugh with.' },
  {
    icon: 'message-circle',
    title: 'Comments and reactions',
    text: 'The second joke is often the better one.',
  },
  { icon: 'share-2', title: 'Social sharing', text: 'Take a meme anywhere your friends are.' },
  { icon: 'search', title: 'Search', text: 'By tags, creators and kind of content.' },
  { icon: 'bell', title: 'Notifications', text: 'Know the moment somebody laughs.' },
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
