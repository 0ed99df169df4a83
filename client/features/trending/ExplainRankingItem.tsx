import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'

const RankingDialog = lazyOptional(async () => (await import('./RankingDialog.tsx')).RankingDialog)

/** For posts that are shown because of their rank. */
export function ExplainRankingItem({ postId }: { postId: string }) {
  return (
    <MenuItem
      label="Why am I seeing this?"
      icon={CircleQuestionMark}
      renderDialog={(controls) => <RankingDialog postId={postId} {...controls} />}
    />
  )
}
