/**
 * Stands in the build for the two parts of the backend's client that this product never calls, sockets and file
 * storage: 20 kB on a bad line. `unused-client-parts.test.ts` notices when the client begins to need more of them.
 */
export class RealtimeClient {
  setAuth(): void {}
}

export class StorageClient {
  from = undefined;
}

export class StorageApiError extends Error {}
