import { controlOf, createQueue } from '../../src/start/queue';

const { add, replay, take: takeQueue } = createQueue();

function queueClick(event: MouseEvent): void {
  const control = controlOf(event);
  if (control) add(control);
}

afterEach(() => {
  takeQueue();
  document.body.innerHTML = '';
});

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  addEventListener('click', queueClick, { capture: true, once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

test('[S2] queues a click before hydration once, and replays it on the element at the same position', () => {
  document.body.innerHTML = '<div id="root"><p></p><button>Turn</button></div>';
  click('button');
  click('button');
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  const clicks = takeQueue();
  expect(clicks).toHaveLength(1);
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  document.body.innerHTML = '<div id="root"><p></p><button>Hebrew</button></div>';
  const replayed = jest.fn();
  document.querySelector('button')?.addEventListener('click', replayed);
  clicks.forEach(replay);
  expect(replayed).toHaveBeenCalledTimes(1);
  expect(takeQueue()).toEqual([]);
});

test('[S2] leaves plain links and new tabs to the browser, and queues links that open a dialog', () => {
  document.body.innerHTML = `<div id="root"><a href="#a">Link</a><a href="#b" data-opens-dialog>Badge</a></div>`;
  click('a');
  click('[data-opens-dialog]', { ctrlKey: true });
  expect(takeQueue()).toEqual([]);
  click('[data-opens-dialog]');
  expect(takeQueue()).toHaveLength(1);
});
