import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type FormEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { GroupForm_group$key } from '#client/__generated__/GroupForm_group.graphql.ts'
import { UnsavedChanges } from '#client/features/members/UnsavedChanges.tsx'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Form } from '#client/ui/Form.tsx'
import { SegmentedChoice } from '#client/ui/SegmentedChoice.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { notify } from '#client/ui/toast.ts'
import { groupFormSchema, slugOf } from '#rules/group-rules.ts'
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, GROUP_SLUG_MAX } from '#rules/limits.ts'
import { countCharacters } from '#rules/post-text.ts'
import { groupPath } from '#rules/site-paths.ts'
import { CoverField } from './CoverField.tsx'
import { RulesField } from './RulesField.tsx'
import { useCoverUpload } from './useCoverUpload.ts'
import { useSaveGroup } from './useSaveGroup.ts'

const JOINING = [
  { value: 'OPEN', label: 'Everyone' },
  { value: 'ON_REQUEST', label: 'On request' },
] as const

/** Starts a group, or edits the given one. */
export function GroupForm({ group: groupRef }: { group: GroupForm_group$key | null }) {
  const group = useFragment(
    graphql`
      fragment GroupForm_group on Group {
        id
        slug
        name
        description
        rules
        joining
        cover {
          ...GroupCover_image
        }
      }
    `,
    groupRef,
  )
  const form = useForm({
    resolver: zodResolver(groupFormSchema),
    defaultValues: {
      name: group?.name ?? '',
      slug: group?.slug ?? '',
      description: group?.description ?? '',
      rules: [...(group?.rules ?? [])],
      joining: group?.joining ?? 'OPEN',
    },
  })
  const { control, register, setValue, getValues } = form
  const [name, slug, description, rules, joining] = useWatch({
    control,
    name: ['name', 'slug', 'description', 'rules', 'joining'],
  })
  const [isSlugOwn, setSlugOwn] = useState(false)
  const cover = useCoverUpload()
  const save = useSaveGroup()
  const navigate = useNavigate()

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to save the group',
    submit: async (values) => {
      const result = await save(group?.id, { ...values, coverMediaId: cover.mediaId })
      if (result.__typename === 'GroupSlugTakenError')
        return { fields: [{ path: 'slug', message: result.message ?? '' }] }
      if (!result.__typename.endsWith('Payload')) return result
      notify.success(group ? 'Changes saved' : 'Your group is ready')
      void navigate(groupPath(values.slug), { replace: true })
      return undefined
    },
  })
  const submit = (event: FormEvent) => {
    const filled = getValues('rules').filter((rule) => rule.trim() !== '')
    if (filled.length < rules.length) setValue('rules', filled)
    onSubmit(event)
  }

  const ruleErrors = Array.isArray(errors.rules) ? errors.rules.map((error) => error?.message) : []
  const isDirty = form.formState.isDirty || cover.mediaId !== undefined
  return (
    <Form aria-label={group ? 'Group' : 'New group'} onSubmit={submit}>
      <CoverField image={group?.cover} upload={cover} />
      <Field
        label="Name"
        required
        dir="auto"
        autoComplete="off"
        counter={<CharacterCount count={countCharacters(name)} maximum={GROUP_NAME_MAX} />}
        error={errors.name?.message}
        {...register('name', {
          onChange: () => {
            if (!group && !isSlugOwn) setValue('slug', slugOf(getValues('name')))
          },
        })}
      />
      <Field
        label="Address"
        required
        readOnly={group !== null && group !== undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={GROUP_SLUG_MAX}
        hint={group ? "You can't change the address." : `${location.host}${groupPath(slug)}`}
        error={errors.slug?.message}
        {...register('slug', { onChange: () => setSlugOwn(true) })}
      />
      <TextAreaField
        label="Description"
        rows={4}
        dir="auto"
        counter={<CharacterCount count={countCharacters(description)} maximum={GROUP_DESCRIPTION_MAX} />}
        error={errors.description?.message}
        {...register('description')}
      />
      <RulesField
        rules={rules}
        errors={ruleErrors}
        onChange={(changed) => setValue('rules', changed, { shouldDirty: true })}
      />
      <SegmentedChoice
        label="Who can join"
        choices={JOINING}
        current={joining}
        onChange={(chosen) => setValue('joining', chosen, { shouldDirty: true })}
      />
      <UnsavedChanges isDirty={isDirty && !isSubmitting} />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" size="large" block busy={isSubmitting} disabled={cover.state.kind === 'sending'}>
        {isSubmitting ? 'Saving...' : group ? 'Save' : 'Start group'}
      </Button>
    </Form>
  )
}
