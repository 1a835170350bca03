/**
 * Reads a response as JSON up to `max` bytes: `response.json()` would let an endless body fill the memory.
 * @throws if the body is longer, incomplete, or not JSON.
 */
export function readJson(answer: Response, max: number): Promise<unknown> {
  let read = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      read += part.byteLength;
      if (read > max) throw new Error(`${answer.url} answered with more than ${max} bytes`);
      controller.enqueue(part);
    },
  });
  return new Response(answer.body?.pipeThrough(limit)).json();
}
