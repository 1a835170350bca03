import { readJson } from '../../src/adapters/readJson';

const bytes = (...values: number[]) => new Uint8Array(values);

function answering(parts: readonly Uint8Array[]) {
  let cancelled = false;
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts[pulled];
      pulled += 1;
      if (part) controller.enqueue(part);
      else controller.close();
    },
    cancel() {
      cancelled = true;
    },
  });
  return { answer: new Response(body), wasCancelled: () => cancelled };
}

const text = (value: string) => new TextEncoder().encode(value);

describe('[S7] readJson', () => {
  test('joins chunks that split a character', async () => {
    const whole = text('["שלום"]');
    const { answer } = answering([whole.slice(0, 3), whole.slice(3)]);
    await expect(readJson(answer, 100)).resolves.toEqual(['שלום']);
  });

  test('removes a byte order mark', async () => {
    const { answer } = answering([bytes(0xef, 0xbb, 0xbf), text('[1]')]);
    await expect(readJson(answer, 100)).resolves.toEqual([1]);
  });

  test('accepts a body of exactly the maximum size', async () => {
    await expect(readJson(answering([text('[1,2]')]).answer, 5)).resolves.toEqual([1, 2]);
  });

  test('aborts the request one byte above the maximum', async () => {
    const { answer, wasCancelled } = answering([text('[1,'), text('2]'), text(' '), text(' ')]);
    await expect(readJson(answer, 5)).rejects.toThrow('more than 5 bytes');
    expect(wasCancelled()).toBe(true);
  });

  test.each(['', '[1,', '<!doctype html>', 'null null'])('rejects %j', async (body) => {
    const reading = readJson(answering([text(body)]).answer, 100);
    // By name, because Jest's SyntaxError is a different class from Node's.
    await expect(reading).rejects.toMatchObject({ name: 'SyntaxError' });
  });
});
