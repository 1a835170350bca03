import { load } from 'cheerio';
import { type AnyStateMachine, createMachine } from 'xstate';
import { chartOf } from '../../src/charts/chartOf';
import { drawChart } from '../../src/charts/drawChart';
import { layOut } from '../../src/charts/layOut';
import { machines } from '../../src/models/machines';
import { roles } from '../../src/tokens/roles';

describe('[Charts] The label of a transition', () => {
  test.each([
    ['contactForm.editable--form.submitted[isComplete]#0', '1. form.submitted [isComplete]'],
    [
      'contactForm.editable--form.submitted[]#1',
      '2. form.submitted [else] / validate, emitRejected',
    ],
    ['contactForm.editable.invalid--[not hasErrors]#0', 'always [not hasErrors]'],
    ['contactForm.editable.invalid--field.changed[]#0', 'field.changed / change, recheck'],
    [
      'contactForm.submitting--xstate.done.actor.0.contactForm.submitting[]#2',
      '3. done: send [else] / emitSent',
    ],
    ['contactForm.submitting--xstate.error.actor.0.contactForm.submitting[]#0', 'error: send'],
    [
      'contactForm.submitting--xstate.after.timeout.contactForm.submitting[]#0',
      'after timeout 10 000 ms',
    ],
  ])('%s: %s', async (id, words) => {
    expect(textOf(await drawn(machines.contactForm), `[data-transition="${id}"]`)).toBe(words);
  });
});

describe('[Charts] The box of a state', () => {
  test('has its entry and exit actions, and not the timers of delays', async () => {
    const svg = await drawn(machines.toast);
    expect(textOf(svg, '[data-state="toast.visible.showing"]')).toBe(
      'showing The timer is running. entry startTime exit pauseTimer',
    );
  });

  test('has a second border if it is final', async () => {
    const $ = load(await drawn(machines.toast), { xml: true });
    const doubled = $('[data-state]').filter((_, state) => $(state).children('rect').length === 2);
    expect(doubled.attr('data-state')).toBe('toast.removed');
    expect(doubled).toHaveLength(1);
  });
});

describe('[Charts] A chart', () => {
  test('has the site’s colors in both schemes, and uses those of a surrounding page', async () => {
    const svg = await drawn(machines.banner);
    const [light = '', dark = ''] = svg.split('@media (prefers-color-scheme: dark)');
    expect(light).toContain(`--chart-ink-soft: var(--ink-soft, ${roles.light.inkSoft})`);
    expect(dark).toContain(`--chart-ink-soft: var(--ink-soft, ${roles.dark.inkSoft})`);
  });

  test('is deterministic', async () => {
    expect(await drawn(machines.toaster)).toBe(await drawn(machines.toaster));
  });

  test('has an accessible name', async () => {
    const $ = load(await drawn(machines.panel), { xml: true });
    expect($('svg').attr()).toMatchObject({ role: 'img', 'aria-label': 'State chart of panel' });
  });

  test('escapes markup', async () => {
    const machine = createMachine({ id: 'm', on: { 'a<b&"c"': { actions: 'd' } } });
    expect(textOf(await drawn(machine), '[data-transition]')).toBe('a<b&"c" / d');
  });

  test('rejects an arrow with several targets', () => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { go: { target: ['.a.two', '.b.two'] } },
      states: {
        a: { initial: 'one', states: { one: {}, two: {} } },
        b: { initial: 'one', states: { one: {}, two: {} } },
      },
    });
    expect(() => chartOf(machine)).toThrow('m--go[]#0 leads to 2 states');
  });
});

async function drawn(machine: AnyStateMachine): Promise<string> {
  return drawChart(await layOut(chartOf(machine)));
}

/** Text of an element. */
function textOf(svg: string, selector: string): string {
  const $ = load(svg, { xml: true });
  return $(selector)
    .find('text')
    .toArray()
    .map((line) => $(line).text())
    .join(' ')
    .replaceAll('\u00a0', ' ');
}
