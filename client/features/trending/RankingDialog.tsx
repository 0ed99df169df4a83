import { useState } from 'react'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PostRanking } from './PostRanking.tsx'
import styles from './PostRanking.module.css'

type RankingDialogProps = { postId: string; open: boolean; onClose: () => void }

/** Explains the rank of a post among the trending posts. */
export function RankingDialog({ postId, open, onClose }: RankingDialogProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <Dialog open={open} title="Why am I seeing this?" onClose={onClose}>
      <QueryBoundary
        query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
        skeleton={<RankingSkeleton />}
        error={{ title: 'Failed to load the ranking', headingLevel: 3 }}
      >
        <PostRanking postId={postId} attempt={attempt} />
      </QueryBoundary>
    </Dialog>
  )
}

function RankingSkeleton() {
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">Loading the ranking...</output>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} width="85%" />
      ))}
    </div>
  )
}
