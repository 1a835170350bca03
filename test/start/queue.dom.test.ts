import { addToQueue, controlOf, queue, takeQueue } from '../../src/start/queue';

const take = () => takeQueue((control) => control);

afterEach(() => {
  take();
  document.body.innerHTML = '';
});

function click(selector: string, keys: Partial<MouseEvent> = {}): void {
  const control = controlOf({ target: document.querySelector(selector), ...keys });
  if (control) addToQueue(control);
}

test('[S4] counts two presses of a control before hydration, but sends a form once', () => {
  document.body.innerHTML = `<div id="root"><button type="button">Turn</button>
    <button type="submit">Send</button></div>`;
  const [turn, send] = document.querySelectorAll('button');
  for (const name of ['button', 'submit', 'button', 'submit']) click(`[type=${name}]`);
  for (const control of [turn, send]) expect(control).toHaveAttribute('aria-busy', 'true');
  expect(take()).toEqual([turn, send, turn]);
  for (const control of [turn, send]) expect(control).not.toHaveAttribute('aria-busy');
  expect(queue).toEqual([]);
});

test('[S2] leaves plain links and new tabs to the browser, and queues links that open a dialog', () => {
  document.body.innerHTML = `<div id="root"><a href="#a">Link</a><a href="#b" data-opens-dialog>Badge</a></div>`;
  click('a');
  click('[data-opens-dialog]', { ctrlKey: true });
  expect(take()).toEqual([]);
  click('[data-opens-dialog]');
  expect(take()).toHaveLength(1);
});
