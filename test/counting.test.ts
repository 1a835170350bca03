import { takeEarlyVisit } from '../src/services/earlyVisit';

const id = 'G-TEST123456';
const optOut = `ga-disable-${id}`;
const sent = { path: '/', language: 'he', domain: 'international' };
const firstView = ['js', 'config', 'event', 'event'];

/** Runs the module as a page does that asks for consent, in Hebrew, unless told otherwise. */
async function run(analyticsConsent: 'ask' | 'none' = 'ask') {
  const settings = { analyticsId: id, analyticsHost: 'https://analytics.test', analyticsConsent };
  const data = document.createElement('script');
  data.type = 'application/json';
  Object.assign(data.dataset, { page: '/', start: JSON.stringify({ settings }) });
  document.head.replaceChildren(data);
  document.documentElement.lang = 'he';
  document.body.innerHTML = `
    <section id="consent-prompt" hidden>
      <button type="button" value="granted"><span>yes</span></button>
      <button type="button" value="refused"><span>no</span></button>
    </section>
    <main id="main" tabindex="-1"></main>`;
  await jest.isolateModulesAsync(async () => {
    await import('../src/counting');
  });
  if (typeof window.earlyVisit === 'object') end = window.earlyVisit.end;
}

let end = () => {};

const press = (answer: string) =>
  document.querySelector<HTMLElement>(`[value=${answer}] span`)?.click();
const mark = () => document.documentElement.dataset.consent;
const commands = () => {
  const { dataLayer = [] } = window;
  if (!Array.isArray(dataLayer)) throw new Error('the data layer is no list');
  return dataLayer.map(([command]) => command);
};
const stored = () => localStorage.getItem('analytics-consent');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  end();
  localStorage.clear();
  delete window.earlyVisit;
  delete window.dataLayer;
  Reflect.deleteProperty(window, optOut);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  delete document.documentElement.dataset.consent;
});

test('[S7] where nobody is asked the visit is counted at once, and left for the site', async () => {
  await run('none');
  expect(window.dataLayer).toMatchObject([
    { 0: 'js' },
    { 0: 'config', 1: id, 2: { page_path: '/' } },
    { 0: 'event', 1: 'language_view', 2: { event_label: 'he' } },
    { 0: 'event', 1: 'domain_view', 2: { event_label: 'international' } },
  ]);
  jest.runAllTimers();
  const address = `https://analytics.test/gtag/js?id=${id}`;
  expect(document.querySelector(`script[src="${address}"]`)).toBeInTheDocument();
  expect(takeEarlyVisit()).toMatchObject({ sent });
  expect(takeEarlyVisit()).toBeUndefined();
});

test('[S7] under Global Privacy Control nothing is counted, whatever was answered', async () => {
  localStorage.setItem('analytics-consent', 'granted');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await run();
  press('granted');
  expect([mark(), commands(), takeEarlyVisit()?.sent]).toEqual(['forbidden', [], undefined]);
});

test.each([
  ['granted', firstView],
  ['refused', []],
])('[S7] an answer of an earlier visit stands: %s', async (answer, expected) => {
  localStorage.setItem('analytics-consent', answer);
  await run();
  expect([mark(), commands()]).toEqual([answer, expected]);
});

test.each(['yes', '', 'notNeeded'])(
  '[S7] %j in the storage is no answer, and nothing is counted',
  async (answer) => {
    localStorage.setItem('analytics-consent', answer);
    await run();
    expect([mark(), commands()]).toEqual(['asking', []]);
  },
);

test.each([
  ['granted', firstView, sent],
  ['refused', [], undefined],
])(
  '[S7] nothing is counted before an answer; %s takes effect at once, and once',
  async (answer, expected, views) => {
    await run();
    expect([mark(), commands(), stored()]).toEqual(['asking', [], null]);
    press(answer);
    press('granted');
    expect([mark(), commands(), stored()]).toEqual([answer, expected, answer]);
    expect(Reflect.get(window, optOut)).toBe(answer === 'refused');
    expect(document.getElementById('main')).toHaveFocus();
    const visit = takeEarlyVisit();
    expect([visit?.answer, visit?.sent]).toEqual([answer, views]);
  },
);

test('[S7] where the browser keeps nothing, an answer is counted and known to the site', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  await run();
  press('granted');
  expect(commands()).toEqual(firstView);
  expect(takeEarlyVisit()?.answer).toBe('granted');
});

test('[S7] a site that has taken the visit over keeps the answer and counts itself', async () => {
  await run();
  const receive = jest.fn();
  const heard = jest.fn();
  document.addEventListener('click', heard);
  takeEarlyVisit()?.forward(receive);
  press('refused');
  document.removeEventListener('click', heard);
  expect(receive.mock.calls).toEqual([['refused']]);
  expect(heard).not.toHaveBeenCalled();
  expect([mark(), commands(), stored()]).toEqual(['refused', [], null]);
});

test('[S7] a prompt that lives, or a visit that was ended, is left alone', async () => {
  await run();
  document.getElementById('consent-prompt')?.removeAttribute('hidden');
  press('granted');
  document.getElementById('consent-prompt')?.setAttribute('hidden', '');
  takeEarlyVisit()?.end();
  press('granted');
  expect([mark(), commands(), stored()]).toEqual(['asking', [], null]);
});

test('[S7] where the site runs already, nothing is done', async () => {
  takeEarlyVisit();
  await run('none');
  expect([mark(), commands()]).toEqual([undefined, []]);
});
