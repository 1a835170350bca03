/**
 * Reads an answer's body as JSON, but no more of it than `most` bytes: a body without end must not
 * fill a phone's memory.
 * @throws when the body is longer, breaks off, or is not JSON.
 */
export async function readJson(answer: Response, most: number): Promise<unknown> {
  const tooLong = () => new Error(`${answer.url} answered with more than ${most} bytes`);
  if (Number(answer.headers.get('content-length')) > most) {
    await answer.body?.cancel();
    throw tooLong();
  }
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.byteLength;
    if (read > most) {
      await reader.cancel();
      throw tooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
