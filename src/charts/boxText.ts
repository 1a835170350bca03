import type { Transition } from '../models/transitions';
import type { ChartState } from './chartOf';
import { balanced, type Run, type TextBlock, words, wrapped } from './textBlock';
import { textWidth } from './textWidth';
import { listed, transitionText } from './transitionText';

/** How wide texts get, in px: about 32 characters in a state, 23 on an arrow. */
const stateWidth = 232;
const arrowWidth = 172;

/** How far a line is set in that goes on with what the one before it began, in px. */
const hangingIndent = textWidth('  ', 'action');

/** What stands where the arrows begin that hold in every state inside. */
export const anyStateWords = 'in any state';
export const anyStateText: TextBlock = { lines: wrapped([keyword(anyStateWords)], arrowWidth) };

/** All that a state's box says, from its name to the events that it ignores. */
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

/** What an arrow's label says: when, and below it what is done. */
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
