/**
 * How Node runs a server. The young generation is not made small while nobody plays: it would be collected again and again when they do, and half of what is
 * in it would grow old for nothing, which has to be looked for among all that lives (docs/performance/log/server.md). It takes some 30 MB.
 */
export const SERVER_FLAGS = ['--min-semi-space-size=16'];
