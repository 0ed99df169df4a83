import { describe, expect, it } from 'vitest'
import { partBeingWritten, textParts } from './text-parts.ts'

function linksIn(text: string): string[] {
  return textParts(text)
    .filter((part) => part.kind === 'link')
    .map((part) => part.text)
}

function kindsIn(text: string): string[] {
  return textParts(text).map(({ kind }) => kind)
}

describe('text of a post', () => {
  it('is cut into plain text, links and hashtags without losing a character', () => {
    const text = 'Look: https://guffaw.example/a?b=1#c\n#memes are #fun!'
    expect(textParts(text)).toEqual([
      { kind: 'text', text: 'Look: ' },
      { kind: 'link', text: 'https://guffaw.example/a?b=1#c' },
      { kind: 'text', text: '\n' },
      { kind: 'tag', text: '#memes' },
      { kind: 'text', text: ' are ' },
      { kind: 'tag', text: '#fun' },
      { kind: 'text', text: '!' },
    ])
  })

  it('excludes the punctuation after a link', () => {
    expect(linksIn('See https://guffaw.example.')).toEqual(['https://guffaw.example'])
    expect(linksIn('(as on https://guffaw.example/page)')).toEqual(['https://guffaw.example/page'])
    expect(linksIn('https://en.example/wiki/Meme_(idea)')).toEqual(['https://en.example/wiki/Meme_(idea)'])
  })

  it('links neither other schemes nor incomplete URLs', () => {
    expect(linksIn('javascript:alert(1) data:text/html,x http:// https://')).toEqual([])
  })

  it('contains mentions, which are not addresses', () => {
    expect(textParts('@ann, ask ben@example.org or @Ben_1!')).toEqual([
      { kind: 'mention', text: '@ann' },
      { kind: 'text', text: ', ask ben@example.org or ' },
      { kind: 'mention', text: '@Ben_1' },
      { kind: 'text', text: '!' },
    ])
  })

  it('finds no hashtag in the middle of a word', () => {
    expect(textParts('a#b &#39; /#c')).toEqual([{ kind: 'text', text: 'a#b &#39; /#c' }])
  })
})

describe('link', () => {
  const LINK = 'https://a.example/x'

  it.each([
    ['„https://a.example/x“'],
    ['‚https://a.example/x‘'],
    ['»https://a.example/x« sagt'],
    ['“https://a.example/x”'],
    ['‘https://a.example/x’'],
    ['«https://a.example/x»'],
    ['« https://a.example/x »'],
    ['‹https://a.example/x›'],
    ['「https://a.example/x」と'],
    ['『https://a.example/x』'],
    ['【https://a.example/x】'],
    ['《https://a.example/x》'],
    ['（https://a.example/x）'],
    ['［https://a.example/x］'],
    ['[https://a.example/x]'],
    ['{https://a.example/x}'],
    ['([https://a.example/x]).'],
    ['⟨https://a.example/x⟩'],
    ['https://a.example/x…'],
    ['https://a.example/x…#b'],
    ['https://a.example/x—a dash'],
    ['https://a.example/x。続きは後で'],
    ['https://a.example/x、b'],
    ['https://a.example/x！'],
    ['https://a.example/x？'],
    ['https://a.example/x　後'],
    ['https://a.example/x・'],
    ['https://a.example/x،'],
    ['https://a.example/x؟'],
    ['https://a.example/x।'],
    ['https://a.example/x\u200b'],
    ['https://a.example/x\u2069'],
    ['https://a.example/x\u2060y'],
    ['https://a.example/x\u3164'],
    ['`https://a.example/x`'],
    ['*https://a.example/x*'],
  ])('ends before what closes it in %j', (text) => {
    expect(linksIn(text)).toEqual([LINK])
  })

  it.each([
    ['https://a.example/wiki/Tag_(game)#History'],
    ['https://a.example/x.#Item_11'],
    ['https://a.example/explore?#q=1'],
    ['https://a.example/a-#b'],
    ['https://a.example/s?q=@ann'],
    ['https://a.example/w_(x)@ann'],
    ['https://a.example/list[0]'],
    ['https://a.example/{id}'],
    ['https://a.example/佐々木'],
    ['https://a.example/ぼっち・ざ・ろっく'],
    ['https://a.example/می\u200cخواهم'],
    ['https://a.example/👩\u200d👧'],
    ['https://a.example/Michelson–Morley'],
    ['HTTPS://a.example/x/'],
    ['https://a.example/x-'],
    ['http://[::1]/x'],
    ['https://müller.example'],
  ])('is the whole of %s', (text) => {
    expect(textParts(text)).toEqual([{ kind: 'link', text }])
  })

  it('comes before a tag or mention', () => {
    expect(kindsIn('#https://a.example @https://a.example')).toEqual(['text', 'link', 'text', 'link'])
  })
})

describe('hashtag', () => {
  it.each([
    ['#हिन्दी'],
    ['#क्षत्रिय'],
    ['#தமிழ்'],
    ['#சிரிப்பு'],
    ['#เบอร์ดี'],
    ['#น้ำผึ้ง'],
    ['#മലയാളം'],
    ['#ന്\u200dറെ'],
    ['#র\u200d্যাব'],
    ['#ශ්\u200dරී'],
    ['#မြန်မာ'],
    ['#ភាសាខ្មែរ'],
    ['#བོད་སྐད'],
    ['#עִבְרִית'],
    ['#צה״ל'],
    ['#العَرَبِيَّة'],
    ['#می\u200cخواهم'],
    ['#q\u0303ue'],
    ['#il·lusió'],
    ['#ぼっち・ざ・ろっく'],
    ['#佐々木'],
    ['#한국어'],
    ['#İstanbul'],
    ['#ΟΔΟΣ'],
    ['#straße_2026'],
    ['#葛\u{e0100}飾'],
  ])('%s is whole', (text) => {
    expect(textParts(text)).toEqual([{ kind: 'tag', text }])
  })

  it.each([
    ['#il· ', '#il'],
    ['#il·', '#il'],
    ['#il··lusió', '#il'],
    ['#می\u200c ', '#می'],
    ['#c++', '#c'],
    ['#a-b', '#a'],
    ['#don’t', '#don'],
    ['❤️#cat', '#cat'],
    ['1️⃣ #cat', '#cat'],
    ['#1️⃣', '#1'],
    ['「#猫」', '#猫'],
    [`#${'a'.repeat(60)}`, `#${'a'.repeat(50)}`],
    [`#${'a·'.repeat(60)}a`, `#${'a·'.repeat(49)}a`],
    [`#${'क्ष'.repeat(30)}`, `#${'क्ष'.repeat(16)}क्`],
  ])('of %j is %j', (text, tag) => {
    expect(textParts(text).filter(({ kind }) => kind === 'tag')).toEqual([{ kind: 'tag', text: tag }])
  })

  it.each([
    ['#\u0301a'],
    ['#\u093fह'],
    ['#️⃣'],
    ['#·a'],
    ['#・'],
    ['#\u200dक'],
    ['#\u3164\u3164'],
    ['q\u0303#a'],
    ['हिन्दी#a'],
    ['猫#cat'],
    ['＃ねこ'],
  ])('does not exist in %j', (text) => {
    expect(kindsIn(text)).toEqual(['text'])
  })
})

describe('mention', () => {
  it.each([
    ['hey @ann_1さん'],
    ['안녕 @ann_1님'],
    ['谢谢@ann_1！'],
    ['こんにちは@ann_1'],
    ['नमस्ते@ann_1'],
    ['ขอบคุณ@ann_1ครับ'],
    ['привет @ann_1у'],
    ['.@ann_1'],
    ['…@ann_1…'],
    ['(@ann_1)'],
    ['“@ann_1”'],
    ['@ann_1’s'],
    ['@ann_1:'],
    ['🎉@ann_1🎉'],
    ['❤️@ann_1'],
  ])('is found in %s', (text) => {
    expect(textParts(text)).toContainEqual({ kind: 'mention', text: '@ann_1' })
  })

  it.each([
    ['ben@ann_1'],
    ['josé@ann_1'],
    ['q\u0303@ann_1'],
    ['@ann_1é'],
    ['@ann_1\u0303'],
    ['ben.@ann_1'],
    ['/@ann_1'],
    ['@@ann_1'],
    ['@ann_1@other.example'],
  ])('does not exist in %s', (text) => {
    expect(kindsIn(text)).toEqual(['text'])
  })
})

describe('part being written', () => {
  it.each([
    ['@a', '@a'],
    ['Hello @ann_', '@ann_'],
    ['Look at #c', '#c'],
    ['שלום #חתול', '#חתול'],
    ['你好@ann', '@ann'],
  ])('of “%s” is “%s”', (text, written) => {
    expect(partBeingWritten(text)?.text).toBe(written)
  })

  it.each([
    '',
    '@',
    '#',
    'ann',
    '@ann ',
    '@ann,',
    'ann@ex',
    'https://a.example/c#d',
    'https://a.example/@ann',
    'a#b',
  ])('of “%s” is none', (text) => {
    expect(partBeingWritten(text)).toBeUndefined()
  })
})
