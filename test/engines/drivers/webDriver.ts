/** How long one call may take, in ms. */
const callTimeout = 30_000;

/** Plain calls of W3C WebDriver over HTTP. */
export class WebDriver {
  constructor(private readonly address: string) {}

  /**
   * @param path below the driver's address, with a slash before it.
   * @throws Error with what the driver says, or when it does not answer in time.
   */
  async call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callTimeout),
    });
    const answer: unknown = await response.json();
    const value = fieldOf(answer, 'value');
    if (response.ok) return value;
    const said = [fieldOf(value, 'error'), fieldOf(value, 'message')].filter(Boolean);
    throw new Error(`${method} ${path}: ${said.join(': ')}`);
  }
}

/** A field of an object that came as JSON; undefined where there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
