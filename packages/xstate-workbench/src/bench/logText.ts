import { plainText } from '../paths/plainText';
import type { LogEntry } from './logEntry';

/** A line of the log: `contactForm → send: done → sent`. */
export function lineOf({ from, name, event, state }: LogEntry): string {
  return `${from} → ${name}: ${shortType(event.type)}${state && ` → ${state}`}`;
}

/** An entry as text for search and copying: the line, then what it caused. */
export function entryText(entry: LogEntry): string {
  const { at, depth, name, event, actions, raised, emitted, changes, taken } = entry;
  const indent = '  '.repeat(depth);
  const { type, ...payload } = event;
  return [
    `${seconds(at)} ${indent}${lineOf(entry)}`,
    ...(Object.keys(payload).length > 0 ? [`with ${plainText(payload, 0)}`] : []),
    ...(actions.length > 0 ? [`actions ${actions.join(', ')}`] : []),
    ...raised.map((one) => `raises ${one}`),
    ...emitted.map((one) => `${name} emits ${plainText(one, 0)}`),
    ...changes.map(
      ({ key, expected, found }) => `${key}: ${plainText(expected, 0)} → ${plainText(found, 0)}`,
    ),
    ...taken.map((id) => `transition ${id}`),
  ].join(`\n  ${indent}`);
}

/** The log as a Mermaid sequence diagram. */
export function sequenceDiagram(log: readonly LogEntry[]): string {
  const ids = new Map(namesIn(log).map((name, index) => [name, `a${index}`]));
  const arrow = (from: string, to: string, line: string, text: string) =>
    `  ${ids.get(from)}${line}${ids.get(to)}: ${text.replaceAll(/[;#\n]/g, ' ')}`;
  return [
    'sequenceDiagram',
    ...[...ids].map(([name, id]) => `  participant ${id} as ${name}`),
    ...log.flatMap(({ from, name, event, state, emitted }) => [
      arrow(from, name, '->>', shortType(event.type)),
      ...emitted.map(({ type }) => arrow(name, 'page', '--)', `emits ${type}`)),
      ...(state ? [`  Note over ${ids.get(name)}: ${state}`] : []),
    ]),
  ].join('\n');
}

/** Senders and receivers in order of appearance; the page is first. */
export function namesIn(log: readonly LogEntry[]): readonly string[] {
  return [...new Set(['page', ...log.flatMap(({ from, name }) => [from, name])])];
}

/** XState's own events without the ids of states: `init`, `done`, `resolve`, `after 5000`. */
function shortType(type: string): string {
  if (!type.startsWith('xstate.')) return type;
  const [, kind = '', detail = ''] = type.split('.');
  if (kind === 'after') return `after ${detail}`;
  return kind === 'promise' ? detail : kind;
}

export function seconds(at: number): string {
  return (at / 1000).toFixed(3);
}
