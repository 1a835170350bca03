import type { Transition } from '../walks/transitions';
import type { Trigger } from '../walks/trigger';
import type { Run } from './textBlock';

/** Label of a transition: its trigger and its actions. */
export interface TransitionText {
  readonly when: readonly Run[];
  readonly what: readonly Run[];
}

/**
 * Label of a transition: its event and `[guard]`; `/ actions`. Several transitions of a source for the same event are
 * numbered in order, and a last one without a guard is `else`.
 */
export function transitionText(transition: Transition): TransitionText {
  const { trigger, guard, actions, index, alternatives } = transition;
  const isLast = index > 0 && index === alternatives - 1;
  const condition = guard ?? (isLast ? 'else' : undefined);
  return {
    when: [
      ...(alternatives > 1 ? [{ text: `${index + 1}.`, look: 'keyword' as const }] : []),
      ...triggerText(trigger),
      ...(condition ? [{ text: `[${condition}]`, look: 'guard' as const }] : []),
    ],
    what: listed(actions).map((run, place) => (place ? run : { ...run, text: `/ ${run.text}` })),
  };
}

/** `a, b`, with a line break opportunity after each comma. */
export function listed(names: readonly string[]): readonly Run[] {
  return names.map((name, index) => ({
    text: index < names.length - 1 ? `${name},` : name,
    look: 'action',
  }));
}

function triggerText(trigger: Trigger): readonly Run[] {
  switch (trigger.kind) {
    case 'event':
      return [{ text: trigger.type, look: 'event' }];
    case 'always':
      return [{ text: 'always', look: 'keyword' }];
    case 'after': {
      const { name, ms } = trigger;
      const length = ms === undefined ? [] : [`${grouped(ms)}${noBreak}ms`];
      const [first, ...others] = [...(name ? [name] : []), ...length];
      return [
        { text: `after ${first}`, look: 'event' },
        ...others.map((text): Run => ({ text, look: 'keyword' })),
      ];
    }
    default:
      return [{ text: `${trigger.kind}: ${trigger.of}`, look: 'event' }];
  }
}

const noBreak = '\u00a0';

/** 10000 as `10 000`, independent of the machine. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak);
}
