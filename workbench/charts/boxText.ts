import type { Transition } from '../walks/transitions';
import type { ChartState } from './chartOf';
import { balanced, type Run, type TextBlock, words, wrapped } from './textBlock';
import { textWidth } from './textWidth';
import { listed, transitionText } from './transitionText';

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
    ...inside.filter(({ isForbidden }) => isForbidden).map(ignoredText),
  ].filter(({ lines }) => lines.length > 0);
}

/** Label of an arrow: the event, and below it the actions. */
export function arrowText(transition: Transition): TextBlock {
  const { when, what } = transitionText(transition);
  return { lines: [when, what].flatMap((runs) => wrapped(runs, arrowWidth, hangingIndent)) };
}

function insideText(transition: Transition): TextBlock {
  const { when, what } = transitionText(transition);
  return {
    lines: wrapped([...when, ...what], stateWidth, hangingIndent),
    transition: transition.id,
  };
}

function ignoredText(transition: Transition): TextBlock {
  const { when } = transitionText(transition);
  return {
    lines: wrapped([keyword('ignores'), ...when], stateWidth, hangingIndent),
    transition: transition.id,
  };
}

function keywordText(text: string, names: readonly string[]): TextBlock {
  const runs = names.length > 0 ? [keyword(text), ...listed(names)] : [];
  return { lines: wrapped(runs, stateWidth, hangingIndent) };
}

function keyword(text: string): Run {
  return { text, look: 'keyword' };
}
