/**
 * Node flags of the server. The young generation keeps its size while the server is idle: a shrunken one is collected again and again once people play, and half
 * of what is in it is promoted for nothing and must be found by a full collection (docs/performance/log/server.md). Costs some 30 MB.
 */
export const SERVER_FLAGS = ['--min-semi-space-size=16'];
