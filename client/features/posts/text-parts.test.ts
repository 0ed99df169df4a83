import { describe, expect, it } from 'vitest'
import { textParts } from './text-parts.ts'

function linksIn(text: string): string[] {
  return textParts(text)
    .filter((part) => part.kind === 'link')
    .map((part) => part.text)
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
