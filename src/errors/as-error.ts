// Whatever was thrown, as an Error.
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
