import { beforeEach, describe, expect, test } from 'vitest'
import { MUTED_WORD_LENGTH_MAX, MUTED_WORDS_LENGTH_MAX, MUTED_WORDS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { addComment, change as changeComment, comment, threadOf } from '#tests/support/comments.ts'
import { textAt } from '#tests/support/json.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { caption, plainMeme, postMeme } from '#tests/support/memes.ts'
import { feedTextsOf, setWords } from '#tests/support/muted-words.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sqlIn } from '#tests/support/sql-in.ts'
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
    ['Expédition', 'expedition 33', true],
    ['strasse', 'Straße', true],
    ['i̇stanbul', 'İstanbul', true],
    ['İstanbul', 'istanbul', true],
    ['bob', 'l’bob', true],
    ['bob', '#bob', true],
    ['bob', '@bob', true],
    ['bob', 'BOB.', true],
    ['猫', '黒猫が好き', true],
    ['黒猫', '黒い猫', false],
    ['黒猫', '黒、猫', false],
    ['#黒猫', '#黒猫の日', true],
    ['ねこ', 'のらねこたち', true],
    ['ネコ', 'ﾉﾗﾈｺ', true],
    ['ガム', 'ﾁｭｰｲﾝｶﾞﾑ', true],
    ['か', 'が', false],
    ['cats', '白いcatsです', true],
    ['葛', '葛\u{e0100}城', true],
    ['葛\u{e0100}城', '葛城市', true],
    ['测试', '这是测试文档', true],
    ['\u{20bb7}', '\u{20bb7}野家', true],
    ['고양이', '고양이가 좋아', true],
    ['고양이', '\u1100\u1169\u110b\u1163\u11bc\u110b\u1175가', true],
    ['ไทย', 'ภาษาไทยสวย', true],
    ['น้ำ', 'ห้องน้ำสะอาด', true],
    ['ก', 'กี่', false],
    ['บาท', '100บาท฿', true],
    ['ລາວ', 'ພາສາລາວ', true],
    ['မြန်မာ', 'ကျွန်တော်မြန်မာပါ', true],
    ['ខ្មែរ', 'ភាសាខ្មែរ។', true],
  ] as const)('word "%s" and text "%s": hidden is %s', async ([word, text, isHidden]) => {
    const unique = `${text} ${ben.id}`
    await ben.post(unique)
    await setWords(ann, [word])
    expect((await feedTextsOf(ann)).includes(unique)).toBe(!isHidden)
  })

  test.for([
    ['a\u0301', `a${'\u0301\u0323'.repeat(2000)} b`],
    ['b', `a${'\u{1d165}\u{1d16d}\u0345'.repeat(1600)} b`],
  ] as const)('text of an earlier version with excess marks is compared with "%s"', async ([word, text]) => {
    const id = await ben.post(ben.id)
    await app.dependencies.database.post.update({ where: { id }, data: { text: `${text} ${ben.id}` } })
    expect(await shownTextsOf(ben, ann)).toHaveLength(1)
    await setWords(ann, [word])
    expect(await shownTextsOf(ben, ann)).toEqual([])
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

  test('posts and comments of earlier versions are compared by their text, and completely after a task', async () => {
    const [text, altText, other] = [`A CATÉ ${ben.id}`, `Look ${ben.id}`, `A dog ${ben.id}`]
    for (const written of [text, other]) await ben.post(written)
    await postPicture(ben, { text: altText, altText: 'A caté' })
    const postId = await cid.post('Knock, knock')
    await comment(ben, postId, 'A caté')
    await commentPicture(ben, postId, { text: 'Look', altText: 'A caté' })
    await setWords(ann, ['cate'])
    await forgetLexemes(ben)
    const comments = async () => (await threadOf(ann.graphql, postId)).map((shown) => shown.text)
    expect(await shownTextsOf(ben, ann)).toEqual([other, altText])
    expect(await comments()).toEqual(['Look'])
    while (await hasUnknownLexemes(ben)) await app.run('compute lexemes of earlier versions')
    expect(await shownTextsOf(ben, ann)).toEqual([other])
    expect(await comments()).toEqual([])
  })
})

describe('alternative text and captions', () => {
  const searched = async ({ graphql }: TestMember, query: string): Promise<string[]> => {
    await app.run('index posts for searches')
    const { data } = await graphql.send(
      'query ($query: String!) { searchPosts(query: $query) { edges { node { text } } } }',
      { query },
    )
    return Object(data).searchPosts.edges.map(({ node }: { node: { text: string } }) => node.text)
  }

  test('hide posts like their text, each for itself', async () => {
    await setWords(ann, ['zebra', 'hot dog'])
    const zebra = 'A Zébra on a street'
    await postPicture(ben, { text: `Alt ${ben.id}`, altText: zebra })
    await postPicture(ben, { text: `Earlier alt ${ben.id}` }, zebra)
    await postPicture(ben, { text: `Replaced alt ${ben.id}`, altText: 'A horse' }, zebra)
    await postPicture(ben, { text: `${ben.id} hot`, altText: 'dog' })
    const meme = plainMeme(caption('IT IS'), caption('ZEBRA\nTIME'))
    await postMeme(ben, meme, { text: `Caption ${ben.id}`, altText: 'Two animals' })
    const apart = plainMeme(caption('HOT'), caption('DOG'))
    await postMeme(ben, apart, { text: `Captions ${ben.id}`, altText: 'Food' })
    const shown = [`Captions ${ben.id}`, `Replaced alt ${ben.id}`]
    expect(await shownTextsOf(ben, ann)).toEqual(shown)
    expect(await feedTextsOf(ann)).toContain(`${ben.id} hot`)
    expect(await shownTextsOf(ben, cid)).toHaveLength(5)
    expect(await searched(ann, `from:${ben.username} zebra`)).toEqual([])
    expect(await searched(cid, `from:${ben.username} zebra`)).toHaveLength(3)
  })

  test('hide posts of scripts without spaces', async () => {
    await setWords(ann, ['猫'])
    await postPicture(ben, { text: `Alt ${ben.id}`, altText: '黒猫が好き' })
    await postMeme(ben, plainMeme(caption('子猫')), { text: `Caption ${ben.id}`, altText: 'x' })
    expect(await shownTextsOf(ben, ann)).toEqual([])
  })

  test('hide comments', async () => {
    const postId = await cid.post('Knock, knock')
    await setWords(ann, ['zebra', '猫'])
    await commentPicture(ben, postId, { text: 'Alt', altText: 'A zebra' })
    await commentPicture(ben, postId, { altText: '黒猫' })
    await commentPicture(ben, postId, { text: 'Shown', altText: 'A horse' })
    await comment(ben, postId, '黒猫が好き')
    expect((await threadOf(ann.graphql, postId)).map(({ text }) => text)).toEqual(['Shown'])
  })

  test('still count after they and the text have changed', async () => {
    await setWords(ann, ['zebra'])
    const text = `Look ${ben.id}`
    const pictureId = await postPicture(ben, { text, altText: 'A zebra' })
    const memeId = await postMeme(ben, plainMeme(caption('ZEBRA')), { text: `Meme ${ben.id}`, altText: 'x' })
    const postId = await cid.post('Knock, knock')
    await commentPicture(ben, postId, { text: 'Alt', altText: 'A zebra' })
    for (const [id, next] of [
      [pictureId, `Edited ${ben.id}`],
      [memeId, `Edited meme ${ben.id}`],
    ] as const)
      await sendMutation(
        ben.graphql,
        'editPost',
        { postId: encodeGlobalId('Post', id), text: next },
        '__typename',
      )
    expect(await shownTextsOf(ben, ann)).toEqual([])

    const { database } = app.dependencies
    await database.media.updateMany({ where: { ownerId: ben.id }, data: { altText: 'A horse' } })
    const { document } = await database.meme.findUniqueOrThrow({ where: { postId: memeId } })
    const changed = JSON.stringify(document).replace('ZEBRA', 'HORSE')
    await database.meme.update({ where: { postId: memeId }, data: { document: JSON.parse(changed) } })
    expect(await shownTextsOf(ben, ann)).toEqual([`Edited ${ben.id}`, `Edited meme ${ben.id}`])
    expect((await threadOf(ann.graphql, postId)).map((shown) => shown.text)).toEqual(['Alt'])
    expect(await searched(cid, `from:${ben.username} horse`)).toContain(`Edited ${ben.id}`)
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

  test('ends and prevents notifications about alternative text and captions with the word', async () => {
    const original = encodeGlobalId('Post', await postMeme(ann))
    const act = async () => {
      await postMeme(ben, plainMeme(caption('黒猫')), { remixOfId: original, altText: 'Remix' })
      await postPicture(ben, { text: `Hi @${ann.username}`, altText: '黒猫' })
      await postPicture(ben, { creditPostId: original, altText: '黒猫' })
      await commentPicture(ben, await ann.post('Knock, knock'), { altText: '黒猫' })
    }
    const kinds = async () => (await notificationsOf(app, ann)).list.map(({ kind }) => kind)
    await act()
    expect((await kinds()).toSorted()).toEqual([
      'MENTIONED',
      'POST_COMMENTED',
      'POST_CREDITED',
      'POST_REMIXED',
    ])
    await setWords(ann, ['猫'])
    expect(await kinds()).toEqual([])
    await act()
    expect(await kinds()).toEqual([])
  })
})

/** Returns the id of the new post. `uploaded` is the alternative text that is sent with the file. */
async function postPicture(member: TestMember, input: object, uploaded = ''): Promise<string> {
  const form = new FormData()
  form.append('file', await drawPicture({ width: 40, height: 30 }), 'picture.png')
  form.append('altText', uploaded)
  const mediaId = (await member.rest.form('/media', form)).text('media.id')
  return textAt(
    await sendMutation(member.graphql, 'createPost', { mediaId, ...input }, 'post { databaseId }'),
    'post.databaseId',
  )
}

async function commentPicture(member: TestMember, postId: string, input: { text?: string; altText: string }) {
  const picture = await drawPicture({ width: 40, height: 30 })
  return (await addComment(member, postId, { text: '', ...input }, picture)).text('addComment.comment.id')
}

/** The texts of the author that end with their id, in alphabetical order. Posts of one instant have no order. */
async function shownTextsOf({ id }: TestMember, viewer: TestMember): Promise<string[]> {
  return (await feedTextsOf(viewer)).filter((text) => text.endsWith(id)).toSorted()
}

/** Makes posts and comments like those of earlier versions. */
function forgetLexemes({ id }: TestMember): Promise<void> {
  return app.dependencies.database.$transaction(async (transaction) => {
    const run = sqlIn(transaction)
    await run({ name: 'no-triggers', text: 'SET LOCAL session_replication_role = replica' }, [])
    for (const table of ['posts', 'comments']) {
      const text = `UPDATE ${table} SET lexemes = NULL WHERE author_id = $1`
      await run({ name: `forget-lexemes-of-${table}`, text }, [id])
    }
  })
}

async function hasUnknownLexemes({ id }: TestMember): Promise<boolean> {
  const text = `SELECT id FROM posts WHERE author_id = $1 AND lexemes IS NULL
    UNION ALL SELECT id FROM comments WHERE author_id = $1 AND lexemes IS NULL`
  return (await app.dependencies.sql({ name: 'unknown-lexemes', text }, [id])).length > 0
}
