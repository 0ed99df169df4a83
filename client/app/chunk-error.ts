/** The code of a route could not be loaded. */
export class ChunkError extends Error {}
