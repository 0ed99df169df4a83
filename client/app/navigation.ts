import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import House from 'lucide-react/icons/house'
import SquarePlus from 'lucide-react/icons/square-plus'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { paths } from '#client/paths.ts'

/** The tabs of narrow windows. */
export const tabs = [
  { to: paths.feed, label: 'Home', icon: House },
  { to: paths.trending, label: 'Trending', icon: Flame },
  { to: paths.compose, label: 'Create', icon: SquarePlus },
  { to: paths.ranking, label: 'Ranking', icon: Trophy },
  { to: paths.ownProfile, label: 'Profile', icon: UserRound },
  { to: paths.editProfile, label: 'Edit profile', icon: UserRoundPen },
]

/** The entries of the side menu of wide windows. */
export const menuEntries = [
  { to: paths.ownProfile, label: 'Profile', icon: UserRound },
  { to: paths.feed, label: 'Latest', icon: Clock },
  { to: paths.trending, label: 'Trending', icon: Flame },
]
