import type { Transition, Trigger } from '../walks/transitions';
import type { ChartState } from './chartOf';
import { balanced, type Run, type TextBlock, textWidth, words, wrapped } from './textBlock';

/** Maximum text widths in px: about 32 characters in a state, 23 on an arrow. */
const stateWidth = 232;
const arrowWidth = 172;

/** Indentation of a continued line, in px. */
const hangingIndent = textWidth('  ', 'action');

/** Placeholder at the start of arrows that apply to every child state. */
export const anyStateWords = 'in any state';
export const anyStateText: TextBlock = { lines: wrapped([keyword(anyStateWords)], arrowWidth) };

/** Text of a state's box, from its name to its ignored events. */
export function stateText(state: ChartState): readonly TextBlock[] {
  const { name, description = '', tags, entry, exit, invokes, inside } = state;
  return [
    { lines: wrapped([{ text: name, look: 'name' }], stateWidth) },
    { lines: balanced(words(description, 'note'), stateWidth) },
    keywordText('tags', tags),
    keywordText('entry', entry),
    keywordText('exit', exit),
    keywordText('invoke', invokes),
    ...inside.filter(({ isForbidden }) => !isForbidden).map(insideText),
    ...inside.filter(({ isForbidden }) => isForbidden).map(insideText),
  ].filter(({ lines }) => lines.length > 0);
}

/** Label of an arrow: the event, and below it the actions. */
export function arrowText(transition: Transition): TextBlock {
  const { when, what } = transitionText(transition);
  return { lines: [when, what].flatMap((runs) => wrapped(runs, arrowWidth, hangingIndent)) };
}

function insideText(transition: Transition): TextBlock {
  const { when, what } = transitionText(transition);
  const runs = transition.isForbidden ? [keyword('ignores'), ...when] : [...when, ...what];
  return { lines: wrapped(runs, stateWidth, hangingIndent), transition: transition.id };
}

function keywordText(text: string, names: readonly string[]): TextBlock {
  const runs = names.length > 0 ? [keyword(text), ...listed(names)] : [];
  return { lines: wrapped(runs, stateWidth, hangingIndent) };
}

function keyword(text: string): Run {
  return { text, look: 'keyword' };
}

/** Label of a transition: its trigger and its actions. */
interface TransitionText {
  readonly when: readonly Run[];
  readonly what: readonly Run[];
}

/**
 * Label of a transition: its event and `[guard]`; `/ actions`. Several transitions of a source for the same event are
 * numbered in order, and a last one without a guard is `else`.
 */
function transitionText(transition: Transition): TransitionText {
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
function listed(names: readonly string[]): readonly Run[] {
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
