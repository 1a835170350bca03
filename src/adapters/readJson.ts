/**
 * Reads an answer's body as JSON, but no more of it than `most` bytes: `answer.json()` alone would let a body
 * without end fill a phone's memory.
 * @throws when the body is longer, breaks off, or is not JSON.
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
