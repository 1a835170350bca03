import type { Browser } from '@playwright/test';

/** One task of a page's main thread. Times in ms since the first task of the trace. */
export interface Task {
  readonly at: number;
  readonly duration: number;
  /** Its time on the processor: what it took without the times in which others had it. */
  readonly processor: number;
  /** What took longest inside of it, longest first: each with its ms. */
  readonly inside: readonly (readonly [what: string, duration: number])[];
}

/** An event of Chromium's trace, as far as it is read here. Times in µs. */
export interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** As `dur`, on the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {
      readonly url?: string;
      readonly functionName?: string;
      readonly type?: string;
    };
  };
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'blink.user_timing',
];

/** Records what the browser does while `act` runs, and gives the tasks of the busiest page's main thread. */
export async function recordTasks(
  browser: Browser,
  act: () => Promise<void>,
  atLeast: number,
): Promise<Task[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    const told: readonly object[] = value;
    events.push(...(told as readonly TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  let complete: Promise<void>;
  try {
    await act();
  } finally {
    complete = new Promise((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
  }
  await complete;
  await session.detach();
  return tasksOf(events, atLeast);
}

/** Tasks of the busiest main thread of a trace that take `atLeast` ms, in the order of time. */
export function tasksOf(events: readonly TraceEvent[], atLeast: number): Task[] {
  const thread = busiestThread(events);
  const own = events
    .filter((event) => event.ph === 'X' && threadOf(event) === thread)
    .sort((a, b) => a.ts - b.ts || durationOf(b) - durationOf(a));
  const first = own[0]?.ts ?? 0;
  const long = own.filter((event) => isTask(event) && durationOf(event) >= atLeast * 1000);
  // Of two that are the same, the one that was told first holds the other.
  const outer = long.filter((task, place) => !long.slice(0, place).some((one) => holds(one, task)));
  return outer.map((task) => ({
    at: (task.ts - first) / 1000,
    duration: durationOf(task) / 1000,
    processor: (task.tdur ?? durationOf(task)) / 1000,
    inside: insideOf(
      task,
      own.filter((event) => event !== task && holds(task, event)),
    ),
  }));
}

function busiestThread(events: readonly TraceEvent[]): string | undefined {
  const mains = new Set(
    events
      .filter(
        ({ ph, name, args }) =>
          ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
      )
      .map(threadOf),
  );
  const busy = new Map<string, number>();
  for (const event of events.filter(isTask)) {
    const thread = threadOf(event);
    if (mains.has(thread)) busy.set(thread, (busy.get(thread) ?? 0) + durationOf(event));
  }
  return [...busy].sort(([, a], [, b]) => b - a)[0]?.[0];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

function isTask({ name }: TraceEvent): boolean {
  return taskNames.has(name);
}

/** Frames of the trace that say nothing of the page. */
const silent =
  /^(RunTask|ThreadController|v8\.callFunction|V8\.HandleInterrupts|Sched|TaskGraph|Blink|RunMicrotasks)/;

function insideOf(task: TraceEvent, events: readonly TraceEvent[]): Task['inside'] {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (silent.test(event.name) || durationOf(event) < 2000) continue;
    const { url, functionName, type } = event.args?.data ?? {};
    const what = [event.name, url?.split('/').at(-1)?.slice(0, 24), functionName, type]
      .filter(Boolean)
      .join(' ');
    sums.set(what, (sums.get(what) ?? 0) + durationOf(event) / 1000);
  }
  return [...sums]
    .filter(([, duration]) => duration <= durationOf(task) / 1000)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 7);
}

function holds(outer: TraceEvent, inner: TraceEvent): boolean {
  return outer.ts <= inner.ts && outer.ts + durationOf(outer) >= inner.ts + durationOf(inner);
}

function durationOf({ dur = 0 }: TraceEvent): number {
  return dur;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}

/** One line for each task: when it began, how long it took, and on the processor; what took longest in it. */
export function taskLines(tasks: readonly Task[]): string[] {
  return tasks.map(({ at, duration, processor, inside }) => {
    const parts = inside.map(([what, ms]) => `${what} ${ms.toFixed(0)}`).join(', ');
    const times = [at, duration, processor].map((time) => `${time.toFixed(0).padStart(6)} ms`);
    return `${times.join('')}  ${parts}`;
  });
}
