import { useRequireSignIn, useResumedAction } from '#client/session/useRequireSignIn.ts'

/** Lets visitors sign in before they follow. `name` is that of the member or tag, such as "@mira" or "#cats". */
export function useFollowAction(name: string, setFollow: (isFollowed: boolean) => void) {
  const forMembers = useRequireSignIn()
  const action = `follow ${name}`
  useResumedAction(action, () => setFollow(true))
  return (isFollowed: boolean) => forMembers(() => setFollow(isFollowed), action)
}
