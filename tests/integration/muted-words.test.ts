import { beforeEach, describe, expect, test } from 'vitest'
import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_LENGTH_MAX, MUTED_WORDS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { change as changeComment, comment, threadOf } from '#tests/support/comments.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { caption, plainMeme, postMeme } from '#tests/support/memes.ts'
import { feedTextsOf, setWords } from '#tests/support/muted-words.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})

/** The characters with a meaning in regular expressions, patterns of LIKE, text search queries and quoted strings. */
const SIGNS = '.*+?()[]{}\\^$|%_\'"`&!<:->@/'.split('')

describe('words and texts', () => {
  test.for([
    ['cats', 'I have two CATS.', true],
    ['cats', 'My #cats', true],
    ['#Cats', 'cats!', true],
    ['cats', '@cats_of_all: cats_', false],
    ['cat', 'concatenate', false],
    ['cat', 'cats', false],
    ['hot dog', 'One hot\n dog, please', true],
    ['hot dog', 'One hot, dog', false],
    ['hot dog', 'One dog, hot', false],
    ['dog dog', 'One dog', false],
    ['straße', 'DIE STRASSE', true],
    ['ÉCOLE', 'école', true],
    ['expedition', 'Expédition 33', true],
    ['q̃ue', 'QUE', true],
    ['istanbul', 'İstanbul', true],
    ['ΟΔΟΣ', 'η οδός', true],
    ['мем', 'Лучший МЕМ', true],
    ['елка', 'Ёлка', true],
    ['мои', 'мой', false],
    ["don't", 'don’t look', true],
    ['don’t', "I don't", true],
    ['bob', 'Bob’s', true],
    ['हिन्द', 'हिन्दी में', false],
    ['हिन्दी', 'हिन्दी।', true],
    ['في', 'فِي', true],
    ['cats', 'ＣＡＴＳ', true],
    ['cats', 'c\u200bats', true],
    ['cats', '🙀cats🙀🙀', true],
    ['c++', 'I write c++ daily', true],
    ['c++', 'I write c daily', false],
    ['a.c', 'abc', false],
    ['a%c', 'abc', false],
    ['a\u0301', `a${'\u0301\u0323'.repeat(4)} b`, true],
    ['b', `${`a${'\u{1d165}\u{1d16d}\u0345\u0301'.repeat(2)}`.repeat(400)} b`, true],
    ['b', `${'ﷺ'.repeat(300)} b`, true],
    ['x', 'x'.repeat(400), false],
    ['ـ', 'ـ', false],
  ] as const)('word "%s" and text "%s": hidden is %s', async ([word, text, isHidden]) => {
    const unique = `${text} ${ben.id}`
    await ben.post(unique)
    await setWords(ann, [word])
    expect((await feedTextsOf(ann)).includes(unique)).toBe(!isHidden)
  })

  test('every sign of a word counts, as one of as many and as long words as a member can mute', async () => {
    const signed = SIGNS.map((sign) => `${sign}a${sign}`)
    const count = MUTED_WORDS_MAX - signed.length
    const length = Math.floor((MUTED_WORDS_LENGTH_MAX - signed.join('').length) / count)
    const others = Array.from({ length: count }, (_, number) => `${number}`.padStart(length, '?.'))
    expect(await setWords(ann, [...others, ...signed])).toMatchObject({
      viewer: { mutedWords: expect.any(Array) },
    })
    const hidden = [...signed, others.at(-1)].map((word) => `It is ${word} ${ben.id}`)
    const shown = ['a', 'aaa', ...SIGNS.slice(0, 15).map((sign) => `${sign}b${sign}`)].map(
      (word) => `It is ${word} ${ben.id}`,
    )
    for (const text of [...hidden, ...shown]) await ben.post(text)
    const texts = (await feedTextsOf(ann)).filter((text) => text.endsWith(ben.id))
    expect(texts.toSorted()).toEqual(shown.toSorted())
  })

  test('a text that is edited is compared again', async () => {
    const text = `cats ${ben.id}`
    const postId = encodeGlobalId('Post', await ben.post(text))
    await setWords(ann, ['dogs'])
    expect(await feedTextsOf(ann)).toContain(text)
    await sendMutation(ben.graphql, 'editPost', { postId, text: `dogs ${ben.id}` }, '__typename')
    expect(await feedTextsOf(ann)).not.toContain(`dogs ${ben.id}`)
    await setWords(ann, ['cats'])
    expect(await feedTextsOf(ann)).toContain(`dogs ${ben.id}`)
  })

  test('comments with the word are not listed, also after an edit', async () => {
    const postId = await cid.post('Knock, knock')
    await setWords(ann, ['déjà vu'])
    const texts = async () => (await threadOf(ann.graphql, postId)).map(({ text }) => text)
    await comment(ben, postId, 'It is Deja Vu')
    const commentId = await comment(ben, postId, 'It is deja')
    expect(await texts()).toEqual(['It is deja'])
    await changeComment(ben.graphql, 'editComment', { commentId, text: 'Deja vu' }, '__typename')
    expect(await texts()).toEqual([])
  })

  test('texts from before the column of lexemes are compared too', async () => {
    const [hidden, shown] = [`A CATÉ ${ben.id}`, `A dog ${ben.id}`]
    for (const text of [hidden, shown]) await ben.post(text)
    const postId = await cid.post('Knock, knock')
    await comment(ben, postId, 'A caté')
    await setWords(ann, ['cate'])
    for (const table of ['posts', 'comments'])
      await app.dependencies.sql(
        {
          name: `forget-lexemes-of-${table}`,
          text: `UPDATE ${table} SET lexemes = NULL WHERE author_id = $1`,
        },
        [ben.id],
      )
    const texts = await feedTextsOf(ann)
    expect([hidden, shown].map((text) => texts.includes(text))).toEqual([false, true])
    expect(await threadOf(ann.graphql, postId)).toEqual([])
  })
})

describe('setMutedWords', () => {
  test('never hides own posts', async () => {
    await setWords(ann, ['pizza'])
    await ann.post(`pizza ${ann.id}`)
    expect(await feedTextsOf(ann)).toContain(`pizza ${ann.id}`)
  })

  test('replaces the previous words, without duplicates, in lower case', async () => {
    await setWords(ann, ['first'])
    expect(await setWords(ann, [' Second ', '#second', 'third   word'])).toEqual({
      __typename: 'SetMutedWordsPayload',
      viewer: { mutedWords: ['second', 'third word'] },
    })
    expect(await setWords(ann, [])).toMatchObject({ viewer: { mutedWords: [] } })
  })

  test('refuses a word without letters and digits', async () => {
    expect(await setWords(ann, ['.*'])).toMatchObject({
      fields: [{ path: 'words.0', message: messages.mutedWordInvalid }],
    })
  })

  test('refuses too many and too long words', async () => {
    const many = Array.from({ length: MUTED_WORDS_MAX + 1 }, (_, index) => `word${index}`)
    expect(await setWords(ann, many)).toMatchObject({ fields: [{ message: messages.tooManyMutedWords }] })
    expect(await setWords(ann, many.slice(1))).toMatchObject({ viewer: { mutedWords: many.slice(1) } })
    expect(await setWords(ann, ['x'.repeat(MUTED_WORD_LENGTH_MAX + 1)])).toMatchObject({
      fields: [{ message: messages.mutedWordTooLong }],
    })
  })

  test('refuses words of combining marks and words that are too long together', async () => {
    const marks = `a${'\u0301'.repeat(MUTED_WORD_LENGTH_MAX)}`
    expect(await setWords(ann, [marks])).toMatchObject({ fields: [{ message: messages.mutedWordTooLong }] })
    const long = (count: number) => Array.from({ length: count }, (_, n) => `${n}`.padStart(50, 'x'))
    expect(await setWords(ann, long(41))).toMatchObject({ fields: [{ message: messages.tooManyMutedWords }] })
    expect(await setWords(ann, long(40))).toMatchObject({ viewer: { mutedWords: long(40) } })
  })

  test('ends notifications about texts with the word', async () => {
    const postId = await ann.post('Knock, knock')
    await comment(ben, postId, 'Bananá who?')
    await comment(cid, postId, 'Orange who?')
    const remixOfId = encodeGlobalId('Post', await postMeme(ann))
    await postMeme(ben, plainMeme(caption('Remix')), { remixOfId, text: 'A BANANA' })
    const listed = async () =>
      (await notificationsOf(app, ann)).list.map(({ kind, actorCount }) => [kind, actorCount])
    expect(await listed()).toEqual([
      ['POST_REMIXED', 1],
      ['POST_COMMENTED', 2],
    ])
    await setWords(ann, ['banana'])
    expect(await listed()).toEqual([['POST_COMMENTED', 1]])
  })
})
