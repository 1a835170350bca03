/** The code of a Node error, such as `ENOENT`. By shape, as Jest's Error is another class than Node's. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
