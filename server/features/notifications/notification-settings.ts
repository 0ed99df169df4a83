import { messages } from '#rules/messages.ts'
import { REQUIRED_NOTIFICATION_KINDS } from '#rules/notification-rules.ts'
import { NotificationKind } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { ValidationError } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'

export type NotificationSetting = { kind: NotificationKind; isShown: boolean; isPushed: boolean }

export type NotificationSettingChange = {
  kind: NotificationKind
  isShown?: boolean | null
  isPushed?: boolean | null
}

/** Returns the settings of all kinds. */
export async function loadSettings(
  { database }: Dependencies,
  memberId: string,
): Promise<NotificationSetting[]> {
  const stored = await database.notificationSetting.findMany({ where: { memberId } })
  return Object.values(NotificationKind).map((kind) => {
    const setting = stored.find((one) => one.kind === kind)
    return {
      kind,
      isShown: setting?.isShown ?? true,
      isPushed: setting?.isPushed ?? NOTIFICATION_KINDS[kind].isPushedByDefault,
    }
  })
}

/** Kinds that are not named keep their settings. */
export async function updateSettings(
  dependencies: Dependencies,
  { memberId }: Writer,
  changes: readonly NotificationSettingChange[],
): Promise<void> {
  if (new Set(changes.map(({ kind }) => kind)).size < changes.length)
    throw new ValidationError([{ path: 'settings', message: messages.notificationKindRepeated }])
  const isRefused = changes.some(
    ({ kind, isShown, isPushed }) =>
      REQUIRED_NOTIFICATION_KINDS.includes(kind) && (isShown === false || isPushed === false),
  )
  if (isRefused) throw new ValidationError([{ path: 'settings', message: messages.notificationKindFixed }])
  const { database } = dependencies
  await database.$transaction(
    changes.map(({ kind, isShown, isPushed }) =>
      database.notificationSetting.upsert({
        where: { memberId_kind: { memberId, kind } },
        create: {
          memberId,
          kind,
          isShown: isShown ?? true,
          isPushed: isPushed ?? NOTIFICATION_KINDS[kind].isPushedByDefault,
        },
        update: { isShown: isShown ?? undefined, isPushed: isPushed ?? undefined },
      }),
    ),
  )
}
