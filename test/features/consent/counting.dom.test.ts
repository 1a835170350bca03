const id = 'G-TEST123456';
const optOut = `ga-disable-${id}`;
const firstView = ['js', '/', 'he', 'international'];

/** Runs the script on a Hebrew page that asks for consent. */
async function run() {
  const analyticsHost = 'https://analytics.test';
  const settings = { analyticsId: id, analyticsHost, analyticsConsent: 'ask' };
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { code: '', counting: JSON.stringify(settings) });
  document.head.replaceChildren(data);
  document.documentElement.lang = 'he';
  document.body.innerHTML = `
    <section id="consent-prompt" hidden>
      <button type="button" value="granted"><span>yes</span></button>
      <button type="button" value="refused"><span>no</span></button>
    </section>
    <main id="main" tabindex="-1"></main>`;
  const targets = [window, document].map((target) => {
    return { target, add: jest.spyOn(target, 'addEventListener') };
  });
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/features/consent/counting.early');
  });
  removeListeners = () => {
    for (const { target, add } of targets)
      for (const [type, listener, options] of add.mock.calls)
        target.removeEventListener(type, listener, options);
  };
}

let removeListeners = () => {};

const press = (answer: string) =>
  document.querySelector<HTMLElement>(`[value=${answer}] span`)?.click();
const mark = () => document.documentElement.dataset.consent;
const stored = () => localStorage.getItem('analytics-consent');
/** Calls in order: paths, languages, regions. */
const calls = () => {
  const { dataLayer = [] } = window;
  if (!Array.isArray(dataLayer)) throw new Error('the data layer is not an array');
  return dataLayer.map(
    ([command, , details]) => details?.page_path ?? details?.event_label ?? command,
  );
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  removeListeners();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  delete window.dataLayer;
  Reflect.deleteProperty(window, optOut);
  delete document.documentElement.dataset.consent;
});

test.each(['yes', '', 'notNeeded'])(
  '[S7] ignores %j in storage, and counts nothing',
  async (answer) => {
    localStorage.setItem('analytics-consent', answer);
    await run();
    expect([mark(), calls()]).toEqual(['asking', []]);
  },
);

test.each([
  ['granted', firstView],
  ['refused', []],
])(
  '[S7] counts nothing before an answer; %s applies at once, and the site is told',
  async (answer, expected) => {
    const heard: unknown[] = [];
    await run();
    document.addEventListener(
      'consent.answered',
      (event) => event instanceof CustomEvent && heard.push(event.detail),
      { once: true },
    );
    expect([mark(), calls(), stored()]).toEqual(['asking', [], null]);
    press(answer);
    press('granted');
    expect([mark(), calls(), stored()]).toEqual([answer, expected, answer]);
    expect(Reflect.get(window, optOut)).toBe(answer === 'refused');
    expect(document.getElementById('main')).toHaveFocus();
    expect(heard).toEqual([answer]);
  },
);

test('[S7] applies an answer without storage', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  await run();
  press('granted');
  expect(calls()).toEqual(firstView);
});

test('[S7] leaves a hydrated prompt to React', async () => {
  await run();
  document.getElementById('consent-prompt')?.removeAttribute('hidden');
  press('granted');
  expect([mark(), calls(), stored()]).toEqual(['asking', [], null]);
});

test('[S7] follows an answer of another tab, and counts a page that returns from the cache', async () => {
  await run();
  press('granted');
  localStorage.setItem('analytics-consent', 'refused');
  dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  expect([mark(), Reflect.get(window, optOut)]).toEqual(['refused', true]);
  localStorage.setItem('analytics-consent', 'granted');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(mark()).toBe('granted');
  expect(calls()).toEqual([...firstView, '/']);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(calls()).toHaveLength(5);
});
