import { type AnyStateMachine, createMachine } from 'xstate';
import { differencesBetween, differenceText } from '../../machines/testing/differences';
import { type Entry, newest, type Report } from './record';

/** An entry with its context, and that before it. */
export interface Received extends Entry {
  readonly context: string;
  readonly before: string;
}

/** Everything that an inspector has received. */
export interface Log {
  /** Oldest first. */
  entries: Received[];
  /** The last entry of each actor of an open page. */
  readonly actors: Map<string, Received>;
  readonly machines: Map<string, AnyStateMachine>;
}

export function createLog(): Log {
  return { entries: [], actors: new Map(), machines: new Map() };
}

/** Adds what a page reports. All entries replace those that were received before. */
export function receive(log: Log, report: Report): void {
  const add = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      const before = log.actors.get(entry.actor)?.context ?? 'null';
      const received = { ...entry, before, context: entry.context ?? before };
      log.actors.set(entry.actor, received);
      if (entry.definition)
        log.machines.set(entry.actor, createMachine(JSON.parse(entry.definition)));
      log.entries.push(received);
    }
    log.entries = newest(log.entries);
  };
  if ('all' in report) {
    const sender = report.all[0]?.page;
    log.entries = log.entries.filter(({ page }) => page !== sender);
    end(log, sender);
    add(report.all);
  } else if ('ended' in report) end(log, report.ended);
  else if ('actor' in report) add([report]);
}

function end({ actors }: Log, ended: string | undefined): void {
  for (const { page, actor } of actors.values()) if (page === ended) actors.delete(actor);
}

/** `contactForm → send: done → sent`. */
export function lineOf({ from, name, type, state }: Entry): string {
  return `${from} → ${name}: ${shortType(type)}${state && ` → ${state}`}`;
}

/** An entry with all that it did, for search and for copying. */
export function entryText(entry: Received): string {
  const { at, name, event, type, actions, raised, emitted, taken, before, context } = entry;
  return [
    `${seconds(at)} ${lineOf(entry)}`,
    ...(event === `{"type":"${type}"}` ? [] : [`with ${event}`]),
    ...(actions.length > 0 ? [`actions ${actions.join(', ')}`] : []),
    ...raised.map((one) => `raises ${one}`),
    ...emitted.map((one) => `${name} emits ${one}`),
    ...changes(before, context),
    ...taken.map((id) => `transition ${id}`),
  ].join('\n  ');
}

/** `values.name: "" → "Dana"`. */
function changes(before: string, context: string): readonly string[] {
  if (before === context || before === 'null') return [];
  return differencesBetween(JSON.parse(before), JSON.parse(context)).map((difference) =>
    differenceText(difference).replace('expected ', '').replace(', found', ' →'),
  );
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
