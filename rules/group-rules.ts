import { GROUP_SLUG_PATTERN, isReservedSlug } from './group-slug.ts'
import {
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_RULE_MAX,
  GROUP_RULES_MAX,
  GROUP_SLUG_MAX,
  GROUP_SLUG_MIN,
} from './limits.ts'
import { messages } from './messages.ts'
import { countCharacters, normalizeText } from './post-text.ts'
import { publicText } from './text-input.ts'
import { z } from './zod.ts'

export const groupSlugSchema = z
  .string()
  .min(GROUP_SLUG_MIN, messages.groupSlugInvalid)
  .max(GROUP_SLUG_MAX, messages.groupSlugInvalid)
  .regex(GROUP_SLUG_PATTERN, messages.groupSlugInvalid)
  .refine((slug) => !isReservedSlug(slug), messages.groupSlugReserved)

const textOf = (max: number, tooLong: string) =>
  publicText({ tooLong })
    .transform(normalizeText)
    .refine((text) => countCharacters(text, max + 1) <= max, tooLong)

const requiredText = (max: number, tooLong: string, required = tooLong) =>
  textOf(max, tooLong).refine((text) => text !== '', required)

export const groupNameSchema = requiredText(
  GROUP_NAME_MAX,
  messages.groupNameTooLong,
  messages.groupNameRequired,
)

export const groupDescriptionSchema = textOf(GROUP_DESCRIPTION_MAX, messages.groupDescriptionTooLong)

export const groupRulesSchema = z
  .array(requiredText(GROUP_RULE_MAX, messages.groupRuleInvalid))
  .max(GROUP_RULES_MAX, messages.tooManyGroupRules)

export const groupDetailsSchema = z.object({
  name: groupNameSchema,
  description: groupDescriptionSchema,
  rules: groupRulesSchema,
})

export const newGroupSchema = groupDetailsSchema.extend({ slug: groupSlugSchema })

/** The fields of the form, also for a group that exists. */
export const groupFormSchema = newGroupSchema.extend({ joining: z.enum(['OPEN', 'ON_REQUEST']) })

/** Suggests an address for a name, which can be too short or taken. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, GROUP_SLUG_MAX)
    .replace(/^-|-$/g, '')
}
