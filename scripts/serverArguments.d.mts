/** Arguments of `node` that start the server from the root of the project, see `serverArguments.mjs`. */
export const SERVER_ARGUMENTS: readonly string[];
