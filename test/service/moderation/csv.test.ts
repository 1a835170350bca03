import fc from 'fast-check';
import { csvLine } from '../../../src/service/moderation/csv';
import { setReviewStatus } from '../../../src/service/reviews';
import { moderated } from './owner';
import { enquiry, review } from './sample';

describe('[S3] A list is downloaded as CSV', () => {
  test('of one part, as it is searched, with the words of the language', async () => {
    const { browser, database, signIn, clock } = await moderated();
    await signIn();
    await review(database, { name: 'דנה', review: 'She said "hi",\nand left.' });
    const approved = await review(database, { review: 'Published already.' });
    await setReviewStatus(database, {
      id: approved,
      status: 'approved',
      now: clock.now,
      actor: 'owner',
    });
    await browser.open('/moderate/reviews');
    const { response } = await browser.open('/moderate/reviews.csv?show=pending');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reviews-2026-11-22.csv"',
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(rowsOf(bytes.toString('utf8').slice(1))).toEqual([
      ['Name', 'Company', 'Service', 'Rating', 'Review', 'Email', 'Status', 'Sent', 'Decided'],
      [
        ...['דנה', 'Dana Bakery', 'QR Menu Systems', '5', 'She said "hi",\nand left.'],
        ...['dana@example.com', 'Waiting', '2026-11-22 13:00', ''],
      ],
    ]);
  });

  test('of enquiries, and that it was is kept', async () => {
    const { browser, database, signIn } = await moderated();
    await signIn();
    await browser.speak('he');
    await enquiry(database, { phone: '+972 3 123 4567' });
    const { response } = await browser.open('/moderate/enquiries.csv');
    const [head, row] = rowsOf((await response.text()).replace('\ufeff', ''));
    expect(head?.[0]).toBe('שם מלא');
    expect(row).toEqual(expect.arrayContaining(["'+972 3 123 4567", 'תפריטי QR']));
    expect((await browser.open('/moderate/history')).$('.history').text()).toContain('רשימה הורדה');
  });

  test('of more than is read at once, every one once', async () => {
    const { browser, database, signIn } = await moderated();
    await signIn();
    // Several of each point in time, so that a part ends among equals.
    await database.write(
      Array.from({ length: 1203 }, (_, index) => ({
        sql: `INSERT INTO reviews (id, app_id, name, company, service, rating, review, status, created_at, fingerprint)
          VALUES (?, 'studio', ?, 'c', 's', 5, 'r', 'pending', ?, ?)`,
        args: [
          `id${index}`,
          `Guest ${index}`,
          1 + Math.floor(index / 7),
          String(index).padStart(64, '0'),
        ],
      })),
    );
    const { response } = await browser.open('/moderate/reviews.csv');
    const rows = rowsOf((await response.text()).replace('\ufeff', '')).slice(1);
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map(([name]) => name)).size).toBe(1203);
  });
});

describe('[S3] A cell of a spreadsheet', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '\u200f=1'])(
    '%j is no formula',
    (text) => {
      expect(rowsOf(csvLine([text]))).toEqual([[`'${text}`]]);
    },
  );

  test('any other text comes back as it was, in its own cell', () => {
    const text = fc
      .string({ unit: 'binary' })
      .filter((one) => !/^[\s\u200e\u200f]*[=+\-@＝＋－＠]/.test(one));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        expect(rowsOf(csvLine(cells))).toEqual([cells]);
      }),
    );
  });
});

/** Reads CSV as RFC 4180 writes it, every cell quoted. */
function rowsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  while (cell.lastIndex < file.length) {
    const at = cell.lastIndex;
    const [, text, end] = cell.exec(file) ?? [];
    if (text === undefined) throw new Error(`No cell at ${at}: ${file.slice(at, at + 40)}`);
    rows.at(-1)?.push(text.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
