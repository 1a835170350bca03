import { auditStatement } from '../../audit';
import { byteOrderMark, csvLine } from '../csv';
import type { ModerationContext, ModerationDependencies } from '../requests';

type Cells = readonly (string | number)[];

interface CsvFile<Item> {
  /** `reviews`: the file's name begins with it. */
  readonly name: string;
  readonly head: Cells;
  readonly items: AsyncIterable<Item>;
  readonly cellsOf: (item: Item) => Cells;
}

/** Answers with a CSV file, written as it is read; that it was downloaded is noted. */
export async function csvAnswer<Item>(
  c: ModerationContext,
  { database, now }: ModerationDependencies,
  { name, head, items, cellsOf }: CsvFile<Item>,
): Promise<Response> {
  await database.write([auditStatement({ at: now(), actor: 'owner', action: 'csv', subject: '' })]);
  const day = new Date(now()).toISOString().slice(0, 10);
  return c.body(streamOf(csvLines(head, items, cellsOf)), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${day}.csv"`,
  });
}

async function* csvLines<Item>(
  head: Cells,
  items: AsyncIterable<Item>,
  cellsOf: (item: Item) => Cells,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(head);
  for await (const item of items) yield csvLine(cellsOf(item));
}

/** Reads on as fast as the other end takes it; what fails breaks the download off. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(undefined),
  });
}
