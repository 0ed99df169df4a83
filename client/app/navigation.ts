import Bookmark from 'lucide-react/icons/bookmark'
import Clock from 'lucide-react/icons/clock'
import Compass from 'lucide-react/icons/compass'
import Flame from 'lucide-react/icons/flame'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import UsersRound from 'lucide-react/icons/users-round'
import { paths } from '#client/paths.ts'
import { groupsPath } from '#rules/site-paths.ts'

export const profile = { to: paths.ownProfile, label: 'Profile', icon: UserRound }
export const saved = { to: paths.saved, label: 'Saved', icon: Bookmark }
export const groups = { to: groupsPath, label: 'Groups', icon: UsersRound }
const trending = { to: paths.trending, label: 'Trending', icon: Flame }
export const discover = { to: paths.discover, label: 'Discover', icon: Compass }

/** The links to the screens of members. The product specification names the feed "Home" or "Latest". */
export const navigation = {
  /** On narrow windows. */
  tabBar: [
    { to: paths.feed, label: 'Home', icon: House },
    trending,
    { to: paths.compose, label: 'Create', icon: Plus },
    { to: paths.ranking, label: 'Ranking', icon: Trophy },
    profile,
    { to: paths.editProfile, label: 'Edit profile', icon: UserRoundPen },
  ],
  /** On wide windows. */
  sideMenu: [profile, { to: paths.feed, label: 'Latest', icon: Clock }, trending, discover, groups, saved],
}
