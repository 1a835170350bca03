import { copyText, openShareSheet, sharePicture } from '../../../src/features/menuEditor/sharing';

const refusal = (name: string) => new DOMException('', name);

/** Lets every promise that can settle do so. */
async function flush(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Stubs a function that jsdom lacks. */
function stub(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

/** A share sheet as specified: one at a time. Returns the answers of the open one. */
function stubShare() {
  let open: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  const share = jest.fn(() => {
    if (open) return Promise.reject(refusal('InvalidStateError'));
    return new Promise<void>((resolve, reject) => {
      open = { resolve, reject };
    }).finally(() => {
      open = undefined;
    });
  });
  stub(navigator, 'share', share);
  return {
    share,
    succeed: () => open?.resolve(),
    fail: (name: string) => open?.reject(refusal(name)),
  };
}

describe('[S2] The share sheet', () => {
  test('asked for while it is open, answers each request when the visitor does', async () => {
    const sheet = stubShare();
    const requests = [1, 2, 3].map(() => openShareSheet({ url: '/menu#G' }));
    const answered = jest.fn();
    for (const request of requests) request.then(answered, answered);
    await flush();
    expect(answered).not.toHaveBeenCalled();
    sheet.succeed();
    expect(await Promise.all(requests)).toEqual([true, true, true]);
  });

  test('that is cancelled is not a failure, for either request', async () => {
    const sheet = stubShare();
    const both = [openShareSheet({}), openShareSheet({})];
    sheet.fail('AbortError');
    expect(await Promise.all(both)).toEqual([false, false]);
  });

  test('of another document is a failure, also after a success', async () => {
    const sheet = stubShare();
    const done = openShareSheet({});
    sheet.succeed();
    expect(await done).toBe(true);
    sheet.share.mockImplementation(() => Promise.reject(refusal('InvalidStateError')));
    await expect(openShareSheet({})).rejects.toThrow();
  });
});

describe('[S2] The picture', () => {
  const clicked = jest.fn();

  beforeEach(() => {
    clicked.mockClear();
    document.body.innerHTML = '<canvas id="picture"></canvas>';
    stub(HTMLCanvasElement.prototype, 'toBlob', (done: BlobCallback) =>
      done(new Blob(['x'], { type: 'image/png' })),
    );
    stub(navigator, 'canShare', () => false);
    stub(URL, 'createObjectURL', () => 'blob:picture');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(clicked);
  });

  const send = () => sharePicture('picture', 'menu.png', '/menu#G');

  test('is sent as soon as it is handed over, however long the sheet is open', async () => {
    stub(navigator, 'canShare', () => true);
    const { share } = stubShare();
    expect(await send()).toBe(true);
    expect(share).toHaveBeenCalledTimes(1);
    expect(clicked).not.toHaveBeenCalled();
  });

  test('is saved if the browser forgot the press while it was encoded', async () => {
    stub(navigator, 'canShare', () => true);
    stub(navigator, 'share', () => Promise.reject(refusal('NotAllowedError')));
    expect(await send()).toBe(true);
    await flush();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['cannot encode it', HTMLCanvasElement.prototype, 'toBlob', (done: BlobCallback) => done(null)],
    [
      'does not hand out canvases',
      HTMLCanvasElement.prototype,
      'toBlob',
      () => {
        throw refusal('SecurityError');
      },
    ],
    [
      'blocks its download',
      URL,
      'createObjectURL',
      () => {
        throw refusal('NotAllowedError');
      },
    ],
  ])('fails if the browser %s', async (_, holder, name, call) => {
    stub(holder, name, call);
    await expect(send()).rejects.toThrow();
  });
});

test.each([
  ['is refused', { writeText: () => Promise.reject(refusal('NotAllowedError')) }],
  ['does not exist', undefined],
])('[S2] a clipboard that %s is a failure', async (_, clipboard) => {
  stub(navigator, 'clipboard', clipboard);
  await expect(copyText('/menu#G')).rejects.toThrow();
});
