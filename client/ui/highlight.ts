import { createContext, type ReactNode } from 'react'

/** Renders a text that consists of these parts, and marks the matches in it. Returns the content of each part. */
export type Highlighter = (parts: readonly string[]) => readonly ReactNode[]

/** For the texts of posts. Undefined outside of search results. */
export const TextHighlight = createContext<Highlighter | undefined>(undefined)

/** For the names and bios of members. Undefined outside of search results. */
export const MemberHighlight = createContext<Highlighter | undefined>(undefined)
