import { browserFile } from '../../../src/tools/local/browserFile';

const run = (name: string) => new Function(browserFile(name))();

interface Calendly {
  initInlineWidget(options: object): void;
  initPopupWidget(options: object): void;
  initBadgeWidget(options: object): void;
  closePopupWidget(): void;
  destroyBadgeWidget(): void;
}
const calendly = () => Reflect.get(window, 'Calendly') as Calendly;
const url = 'http://widget.localhost:4000/studio/30min';
const frames = () => [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src));

beforeEach(() => {
  document.body.replaceChildren();
});

test('[S7] the inline widget is a frame of the booking page that fills its parent', () => {
  run('widget.js');
  const parentElement = document.createElement('div');
  document.body.append(parentElement);
  calendly().initInlineWidget({
    url,
    parentElement,
    prefill: { name: 'Dana' },
    utm: { utmSource: 'site' },
  });
  const iframe = parentElement.querySelector('iframe');
  expect([iframe?.width, iframe?.height]).toEqual(['100%', '100%']);
  const [address] = frames();
  expect(address?.href.startsWith(`${url}?`)).toBe(true);
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    embed_domain: 'localhost',
    embed_type: 'Inline',
    name: 'Dana',
    utm_source: 'site',
  });
});

test('[S7] the popup opens once and closes', () => {
  run('widget.js');
  calendly().initPopupWidget({ url });
  calendly().initPopupWidget({ url });
  expect(frames().map(({ searchParams }) => searchParams.get('embed_type'))).toEqual([
    'PopupWidget',
  ]);
  calendly().closePopupWidget();
  expect(document.body.children).toHaveLength(0);
});

test('[S7] the badge opens the popup and can be destroyed', () => {
  run('widget.js');
  calendly().initBadgeWidget({
    url,
    text: 'Schedule <b>time</b>',
    color: '#123456',
    textColor: '#fff',
    branding: false,
  });
  const badge = document.querySelector('button');
  expect(badge?.textContent).toBe('Schedule <b>time</b>');
  badge?.click();
  expect(frames().map(({ searchParams }) => searchParams.get('embed_type'))).toEqual(['PopupText']);
  calendly().closePopupWidget();
  calendly().destroyBadgeWidget();
  expect(document.body.children).toHaveLength(0);
});

test('[S7] the analytics script sends early and late entries of the data layer, each once', () => {
  const sent: unknown[] = [];
  const fetched = jest.fn((address: string, init: { body: string }) => {
    sent.push([address, JSON.parse(init.body)]);
    return Promise.reject(new Error('offline'));
  });
  Object.assign(window, { fetch: fetched, dataLayer: [] });
  Object.defineProperty(document, 'currentScript', {
    value: { src: 'http://analytics.localhost:4000/gtag/js?id=G-1' },
    configurable: true,
  });
  const layer = Reflect.get(window, 'dataLayer') as unknown[];
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the documented snippet pushes.
    layer.push(arguments);
  }
  const circle: { self?: object } = {};
  circle.self = circle;

  gtag('config', 'G-1');
  run('gtag.js');
  run('gtag.js');
  gtag('event', 'language_view', { event_label: 'en' });
  gtag('event', circle);
  layer.push({ event: 'plain' });

  const collect = 'http://analytics.localhost:4000/collect';
  expect(sent).toEqual([
    [collect, ['config', 'G-1']],
    [collect, ['event', 'language_view', { event_label: 'en' }]],
    [collect, [{ event: 'plain' }]],
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
  });
  expect(layer).toHaveLength(4);
});

test('[S7] the booking page tells the page around it each step, in the service’s form', () => {
  const posted: unknown[] = [];
  const parent = {
    postMessage: (message: unknown, target: string) => posted.push([message, target]),
  };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  document.body.innerHTML =
    '<button data-slot="10:00"></button><button class="confirm" hidden></button><p class="result"></p>';
  run('bookingPage.js');
  document.querySelector<HTMLButtonElement>('[data-slot]')?.click();
  document.querySelector<HTMLButtonElement>('.confirm')?.click();
  expect(posted).toEqual(
    ['event_type_viewed', 'date_and_time_selected', 'event_scheduled'].map((name) => [
      { event: `calendly.${name}`, payload: {} },
      '*',
    ]),
  );
  expect(document.querySelector('.result')?.textContent).toContain('10:00');
});
