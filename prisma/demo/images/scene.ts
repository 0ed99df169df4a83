import type { Random } from '../random.ts'
import type { Moment, Topic } from '../topics.ts'

export type DemoImage = { width: number; height: number; altText: string; draw(): string }

export type ImageIdea = {
  scene: string
  topics: readonly Topic[]
  moment?: Moment
  /** The text that the author may post with the image. */
  remark?: string
  compose(random: Random): DemoImage
}

export type Joke = { topics?: readonly Topic[]; moment?: Moment; remark?: string }

export type Scene<OneJoke extends Joke> = {
  name: string
  width: number
  height: number
  topics: readonly Topic[]
  jokes: readonly OneJoke[]
  describe(joke: OneJoke): string
  /** Returns the complete SVG. */
  draw(joke: OneJoke, random: Random): string
}

/** Returns one idea for each joke of the scene. */
export function ideasOf<OneJoke extends Joke>(scene: Scene<OneJoke>): ImageIdea[] {
  return scene.jokes.map((joke) => ({
    scene: scene.name,
    topics: [...scene.topics, ...(joke.topics ?? [])],
    moment: joke.moment,
    remark: joke.remark,
    compose: (random) => ({
      width: scene.width,
      height: scene.height,
      altText: scene.describe(joke),
      draw: () => scene.draw(joke, random.fork('drawing')),
    }),
  }))
}

/** Returns "a fox" or "an owl", for descriptions. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
